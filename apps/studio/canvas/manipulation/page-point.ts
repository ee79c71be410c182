import type { Box } from '@veranda/domain/pages/arrange/section-grid';

/** A point of a page in its CSS pixels, counted from the top of the page. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The rectangle of an element on its page. */
export function pageBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  return { left: left + scrollX, top: top + scrollY, width, height };
}

/** The page point of a point in the window of the frame. */
export function pagePoint(root: Document, client: PagePoint): PagePoint {
  const { scrollX = 0, scrollY = 0 } = root.defaultView ?? {};
  return { x: client.x + scrollX, y: client.y + scrollY };
}

/** True where two boxes have a pixel in common. */
export function touches(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
