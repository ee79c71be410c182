import { styleOf } from './pasted-style.ts';

/** Makes lists of the paragraphs by which Word writes them: each names its list and level, and has its mark as text. */
export function wordListsToLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    const mark = markOf(paragraph);
    const list = listFor(paragraph, level, /^[\da-z]{1,4}[.)]/i.test(mark) ? 'ol' : 'ul');
    const item = body.ownerDocument.createElement('li');
    paragraph.before(item);
    list.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

// Counted from 1; null for a paragraph that is no item.
function levelOf(paragraph: HTMLElement): number | null {
  const level = /level(\d+)/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  return level === undefined ? null : Number(level);
}

// Takes the mark off the words.
function markOf(paragraph: HTMLElement): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore');
  const words = mark?.textContent?.trim() ?? '';
  mark?.remove();
  return words;
}

// The list before the paragraph goes on; deeper items go into its last one.
function listFor(paragraph: HTMLElement, level: number, name: 'ol' | 'ul'): HTMLElement {
  const { ownerDocument, previousElementSibling: before } = paragraph;
  const isList = (element: Element | null | undefined) => element?.matches('ol, ul') === true;
  const make = (parent: Element | null) => {
    const list = ownerDocument.createElement(name);
    if (parent) parent.append(list);
    else paragraph.before(list);
    return list;
  };
  if (!isList(before)) return make(null);
  let list = before as HTMLElement;
  for (let depth = 1; depth < level; depth += 1) {
    const last: Element | null = list.lastElementChild;
    const inner = last?.lastElementChild;
    list = isList(inner) ? (inner as HTMLElement) : make(last);
  }
  return list.localName === name || level > 1 ? list : make(null);
}
