import { type HeaderFooterKey, headerFooterKeys } from '@veranda/domain/header-footer/header-footer-document';
import type { BlockValue } from '@veranda/domain/blocks/kind';

/** Values of header and footer that a page is drawn with, where they are others than its canvas has read. */
export type ShownParts = Readonly<Partial<Record<HeaderFooterKey, BlockValue>>>;

const announcement = 'announcement';

/** The element that stands for a part of the page's frame; null where the theme marks none. */
export function partOf(root: ParentNode, part: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-site-part="${part}"]`);
}

/** The header or footer that an element of the page is in; the announcement is the header's. */
export function partAround(
  target: EventTarget | null,
): { part: HeaderFooterKey; element: HTMLElement } | null {
  // Elements of the frame are of another realm: `instanceof` does not know them.
  const element = (target as Element | null)?.closest?.<HTMLElement>('[data-site-part]') ?? null;
  const name = element?.dataset['sitePart'];
  const part = name === announcement ? 'header' : headerFooterKeys.find((key) => key === name);
  return element && part ? { part, element } : null;
}

/** Gives a header that is over the first section its theme, as the page's own rendering does (`headerAbove`). */
export function dressHeader(root: Document): void {
  const header = partOf(root, 'header');
  if (!header?.classList.contains('v-header-over')) return;
  const theme = root.querySelector<HTMLElement>('main > section:first-child')?.dataset['sectionTheme'];
  if (theme === undefined) delete header.dataset['sectionTheme'];
  else if (header.dataset['sectionTheme'] !== theme) header.dataset['sectionTheme'] = theme;
}

/** Replaces the parts of a page by those of its new rendering. */
export function replaceParts(root: Document, drawn: ParentNode): void {
  for (const part of headerFooterKeys) {
    const element = partOf(drawn, part);
    if (element) partOf(root, part)?.replaceWith(element);
  }
  const bar = partOf(drawn, announcement);
  const old = partOf(root, announcement);
  if (old && bar) old.replaceWith(bar);
  else if (bar) partOf(root, 'header')?.before(bar);
  else old?.remove();
}
