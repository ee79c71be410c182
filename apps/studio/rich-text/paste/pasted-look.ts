import { styleOf } from './pasted-style.ts';

/** Marks that an element of another program gives to its words, by its name and its style, the outermost first. */
export function marksOf(element: Element): readonly string[] {
  const { tagName } = element;
  if (/^(?:UL|OL|LI|DIV|BLOCKQUOTE|TABLE)$/.test(tagName)) return [];
  // Headings are bold by themselves; links are underlined by themselves.
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  const isLink = element.closest('a') !== null;
  const decoration = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line');
  return [
    isBold(element) && !isHeading ? 'strong' : '',
    isItalic(element) ? 'em' : '',
    (tagName === 'U' || decoration.includes('underline')) && !isLink ? 'u' : '',
    tagName === 'S' || decoration.includes('line-through') ? 's' : '',
  ].filter(Boolean);
}

// The style of an element outweighs its name: Google Docs wraps everything in `b` of normal weight.
function isBold(element: Element): boolean {
  const weight = styleOf(element, 'font-weight');
  if (weight !== '') return weight.startsWith('bold') || Number(weight) >= 600;
  return element.tagName === 'B' || element.tagName === 'STRONG';
}

function isItalic(element: Element): boolean {
  const style = styleOf(element, 'font-style');
  if (style !== '') return /^(?:italic|oblique)/.test(style);
  return element.tagName === 'I' || element.tagName === 'EM';
}

/** Alignment of a line where it is not that of its text. */
export function alignmentOf(element: Element): 'center' | 'right' | null {
  if (!/^(?:P|H\d)$/.test(element.tagName)) return null;
  const align = styleOf(element, 'text-align') || (element.getAttribute('align') ?? '');
  if (align === 'center') return 'center';
  const isMirrored = element.closest('[dir]')?.getAttribute('dir') === 'rtl';
  return align === (isMirrored ? 'left' : 'right') || align === 'end' ? 'right' : null;
}
