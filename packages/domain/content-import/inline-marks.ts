import { isStorableLink } from '../rich-text/link-reference.ts';
import type { RichMark } from '../rich-text/rich-text.ts';
import { parseWebAddress } from './web-address.ts';

type Attributes = Readonly<Record<string, string>>;

const marksOfElements: Readonly<Record<string, RichMark['type']>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** Marks that an element gives its words. */
export function marksOf(name: string, attributes: Attributes, base: string): readonly RichMark[] {
  if (name === 'a') {
    const href = linkOf(attributes['href'] ?? '', base);
    if (href === '') return [];
    const newWindow = attributes['target'] === '_blank' ? { newWindow: true } : {};
    return [{ type: 'link', attrs: { href, ...newWindow } }];
  }
  const type = Object.hasOwn(marksOfElements, name) ? marksOfElements[name] : undefined;
  // Safe: the table has no marks with attributes.
  return type === undefined ? styledMarks(attributes['style'] ?? '') : [{ type } as RichMark];
}

function styledMarks(style: string): readonly RichMark[] {
  return [
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? [{ type: 'bold' } as const] : []),
    ...(/font-style:\s*italic/i.test(style) ? [{ type: 'italic' } as const] : []),
    ...(/text-decoration[^;]*:[^;]*underline/i.test(style) ? [{ type: 'underline' } as const] : []),
  ];
}

/** Marks with others, each kind once; words of code have no other look. */
export function withMarks(before: readonly RichMark[], added: readonly RichMark[]): readonly RichMark[] {
  const isCode = [...before, ...added].some(({ type }) => type === 'code');
  if (isCode) return [{ type: 'code' }];
  return [...before.filter(({ type }) => added.every((mark) => mark.type !== type)), ...added];
}

/**
 * A link as it is kept: one into the site that the file comes from becomes a path, which leads on here; '' for one that
 * may not be kept.
 */
export function linkOf(href: string, base: string): string {
  const trimmed = href.trim();
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  const target = parseWebAddress(address);
  const isOwn = target !== null && target.host === parseWebAddress(base)?.host;
  const link = isOwn ? `${target.path}${target.rest}` : address;
  return link !== '' && isStorableLink(link) ? link : '';
}
