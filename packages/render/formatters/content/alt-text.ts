import { withoutTags } from '@veranda/template/formatters/escape';
import { refOf } from '@veranda/template/refs';
import type { Scope } from '@veranda/template/registry';
import { asNumber, member, text } from '@veranda/template/values';

const blockTypeRef = refOf('blockType');
/** Block type of an image block (administration §3). */
const imageBlock = 5;
/** Alternative text from a body is cut here (administration §9). */
const maxBodyLength = 250;

/**
 * The alternative text of an image (§2.2): in an image block its `altText`, even an empty one; else its
 * title, its body without tags, or its file name.
 */
export function altText(image: unknown, scope: Scope): string {
  const own = member(image, 'altText');
  if (typeof own === 'string' && asNumber(scope.resolve(blockTypeRef)) === imageBlock) return own.trim();
  const title = text(member(image, 'title'));
  if (title !== '') return title;
  const body = withoutTags(text(member(image, 'body')), ' ');
  return body === '' ? text(member(image, 'filename')) : body.slice(0, maxBodyLength);
}
