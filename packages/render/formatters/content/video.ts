import { escapeAttribute } from '@veranda/template/formatters/escape';
import type { Scope } from '@veranda/template/registry';
import { asBoolean, isObject, member, text, truthy } from '@veranda/template/values';
import { colorAttributes, imageMeta } from './image-meta.ts';

interface VideoArgs {
  /** The picture is loaded when a script says so. */
  readonly lazy: boolean;
  /** The picture carries its colours. */
  readonly colors: boolean;
}

/** A video that scripts load (§2.2): its embed is kept in an attribute; an overlay shows its picture until then. */
export function videoHtml(item: unknown, args: VideoArgs, scope: Scope): string {
  const oembed = member(item, 'oembed');
  const html = escapeAttribute(text(member(oembed, 'html')));
  const provider = text(member(oembed, 'providerName'));
  const load = args.lazy ? 'data-load="false" ' : '';
  const named = provider === '' ? '' : ` data-provider-name="${escapeAttribute(provider)}"`;
  return `<div class="sqs-video-wrapper" ${load}data-html="${html}"${named}>${overlay(item, args, scope)}</div>`;
}

function overlay(item: unknown, { lazy, colors }: VideoArgs, scope: Scope): string {
  const hasPicture = truthy(member(item, 'mainImageId')) || truthy(member(item, 'systemDataId'));
  if (!asBoolean(member(item, 'overlay')) || !hasPicture) return '';
  const main = member(item, 'mainImage');
  const picture = isObject(main) ? main : item;
  const attributes = [
    ...(lazy ? ['data-load="false"'] : []),
    imageMeta(picture, scope),
    ...(colors ? [colorAttributes(member(picture, 'colorData'))] : []),
  ].filter((part) => part !== '');
  return `<div class="sqs-video-overlay" style="opacity: 0;"><img ${attributes.join(' ')} /><div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
}
