import { pageElement } from '../../canvas/canvas-markup.ts';

/** CSS pixels that a picture of a drawing is shown across: the small files are enough. */
const pictureWidth = 300;

/**
 * Puts one section of a page into the document of a frame, with the elements around it that the theme's rules may look
 * at, and nothing beside it. @returns the section's element; null where the page does not have it
 */
export function mountDrawing(
  root: Document,
  { pageHtml, theme }: { readonly pageHtml: string; readonly theme: string },
  id: string,
): HTMLElement | null {
  const page = pageElement(pageHtml, root, theme);
  const section = page.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
  if (!section) return null;
  for (let part: Element | null = section; part && part.tagName !== 'BODY'; part = part.parentElement)
    for (const sibling of [...(part.parentElement?.children ?? [])]) if (sibling !== part) sibling.remove();
  for (const image of section.querySelectorAll('img')) {
    image.loading = 'eager';
    if (image.sizes !== '') image.sizes = `${String(pictureWidth)}px`;
  }
  root.documentElement.replaceWith(page);
  return section;
}
