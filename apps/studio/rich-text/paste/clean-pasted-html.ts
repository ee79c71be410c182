import { readHtml } from '../parse-html.ts';
import { styleOf } from './pasted-style.ts';
import { alignmentOf, marksOf } from './pasted-look.ts';
import { cleanLinks } from './pasted-links.ts';
import { wordListsToLists } from './word-lists.ts';
import { tablesToLines } from './tables-to-lines.ts';

/**
 * HTML of a clipboard (Word, Google Docs, Excel, pages) as HTML that says only what a rich text can say: its elements and
 * classes are those that `extensions.ts` reads. What another program looks like stays there.
 */
export function cleanPastedHtml(html: string): string {
  // A text of our own comes as it is.
  if (html.includes('data-pm-slice')) return html;
  const { body } = readHtml(withoutSheets(html));
  removeUnseen(body);
  wordListsToLists(body);
  tablesToLines(body);
  cleanLinks(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) cleanElement(element);
  removeEmptyLines(body);
  return body.innerHTML;
}

// The policy of the studio would have each of them reported.
function withoutSheets(html: string): string {
  return html.replaceAll(/<style[\s\S]*?<\/style>/gi, '');
}

const unseen =
  'script, style, meta, link, title, template, noscript, svg, img, picture, video, audio, iframe, object';

function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(unseen)) element.remove();
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
  for (const element of body.querySelectorAll('*'))
    if (element.hasAttribute('hidden') || styleOf(element, 'display') === 'none') element.remove();
}

/** Elements of other programs by the ones that mean the same here. */
const renamed: Readonly<Record<string, string>> = {
  H5: 'h4',
  H6: 'h4',
  CITE: 'em',
  VAR: 'em',
  DFN: 'em',
  INS: 'u',
  DEL: 's',
  STRIKE: 's',
  TT: 'code',
  KBD: 'code',
  SAMP: 'code',
};

const wordStyles: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

function cleanElement(element: HTMLElement): void {
  const marks = marksOf(element);
  const align = alignmentOf(element);
  const isLead = element.classList.contains('MsoSubtitle');
  const style = Object.keys(wordStyles).find((name) => element.classList.contains(name));
  const name = (style === undefined ? undefined : wordStyles[style]) ?? renamed[element.tagName];
  const clean = element.ownerDocument.createElement(name ?? keptName(element));
  for (const name of element.tagName === 'A' ? ['href', 'target'] : [])
    clean.setAttribute(name, element.getAttribute(name) ?? '');
  if (align) clean.classList.add(`v-align-${align}`);
  if (isLead) clean.classList.add('v-lead');
  // The innermost mark holds the words.
  let inner: HTMLElement = clean;
  for (const mark of marks) {
    const wrapped = element.ownerDocument.createElement(mark);
    inner.append(wrapped);
    inner = wrapped;
  }
  inner.append(...element.childNodes);
  element.replaceWith(clean);
}

const emphasis = new Set(['B', 'STRONG', 'I', 'EM', 'U', 'S', 'FONT', 'SPAN']);
const kept = new Set('A BR P H1 H2 H3 H4 UL OL LI BLOCKQUOTE HR CODE MARK DIV'.split(' '));

// What its style says of an emphasis is said by `marksOf` already.
function keptName({ tagName }: HTMLElement): string {
  if (kept.has(tagName)) return tagName.toLowerCase();
  return emphasis.has(tagName) || isInline(tagName) ? 'span' : 'div';
}

function isInline(tagName: string): boolean {
  return /^(?:ABBR|ACRONYM|BDI|BDO|BIG|LABEL|Q|SMALL|SUB|SUP|TIME|O:P|BUTTON|WBR)$/.test(tagName);
}

// Lines that other programs put between paragraphs, since they have no space of their own.
function removeEmptyLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p, div, h1, h2, h3, h4, li, blockquote'))
    if ((element.textContent ?? '').trim() === '' && !element.querySelector('hr')) element.remove();
  for (const line of body.querySelectorAll('br')) {
    const isBetween = (node: Node | null) => node === null || isBlock(node) || node.nodeName === 'BR';
    if (isBlock(line.previousSibling) || isBlock(line.nextSibling)) line.remove();
    else if (isBetween(line.previousSibling) && isBetween(line.nextSibling)) line.remove();
  }
}

function isBlock(node: Node | null): boolean {
  return node !== null && /^(?:P|DIV|H[1-4]|UL|OL|LI|BLOCKQUOTE|HR)$/.test(node.nodeName);
}
