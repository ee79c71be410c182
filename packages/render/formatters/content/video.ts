import { escapeAttribute } from '@veranda/template/formatters/escape';
import { asBoolean, isObject, member, text, truthy } from '@veranda/template/values';
import { colorAttributes, posterMeta } from './image-meta.ts';

interface VideoArgs {
  /** The video is loaded when a script says so. */
  readonly lazy: boolean;
  /** The picture carries its colours. */
  readonly colors: boolean;
}

/**
 * A video that scripts load (§2.2): its embed is kept in an attribute; an overlay shows its picture until
 * then.
 */
export function videoHtml(item: unknown, args: VideoArgs): string {
  const oembed = member(item, 'oembed');
  const html = escapeAttribute(text(member(oembed, 'html')));
  const provider = text(member(oembed, 'providerName'));
  const load = args.lazy ? 'data-load="false" ' : '';
  const named = provider === '' ? '' : ` data-provider-name="${escapeAttribute(provider)}"`;
  return `<div class="sqs-video-wrapper" ${load}data-html="${html}"${named}>${overlay(item, args)}</div>`;
}

// The picture is loaded by a script, and the names of its colours are in lower case (§7).
function overlay(item: unknown, { colors }: VideoArgs): string {
  if (!asBoolean(member(item, 'overlay'))) return '';
  const hasPicture = truthy(member(item, 'mainImageId')) || truthy(member(item, 'systemDataId'));
  const main = member(item, 'mainImage');
  const picture = isObject(main) ? main : item;
  const attributes = [
    'data-load="false"',
    posterMeta(picture),
    ...(colors ? [colorAttributes(member(picture, 'colorData'), (name) => name.toLowerCase())] : []),
  ].filter((part) => part !== '');
  const image = hasPicture ? `<img ${attributes.join(' ')} />` : '';
  const classes = hasPicture ? 'sqs-video-overlay' : 'sqs-video-overlay no-thumb';
  const icons = '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div>';
  return `<div class="${classes}" style="opacity: 0;">${image}${icons}</div>`;
}
