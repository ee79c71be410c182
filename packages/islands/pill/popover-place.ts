/** A rectangle in the window's CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Position of a popover, as a style. */
export type PopoverPlace = { readonly right: number } & (
  | { readonly top: number }
  | { readonly bottom: number }
);

/** Surroundings that the position depends on. */
interface PopoverConstraints {
  readonly window: { readonly width: number; readonly height: number };
  readonly size: { readonly width: number; readonly height: number };
  /** Box of the visible link to the cart; null where none is visible. */
  readonly link: Box | null;
  /** Boxes that must stay readable, the most important first: a product's name, then its form. */
  readonly avoid: readonly Box[];
}

const margin = 12;
// Above the pill.
const aboveBottom = 76;

/**
 * Under the visible cart link, or at the top right when none is visible (storefront §4); where a product's
 * name or form is there, beside it, else at the bottom of the window.
 */
export function placePopover(around: PopoverConstraints): PopoverPlace {
  const { avoid } = around;
  const places = candidates(around);
  for (let kept = avoid.length; kept > 0; kept -= 1) {
    const free = places.find((place) => {
      const box = boxOf(place, around);
      return box !== null && !avoid.slice(0, kept).some((one) => overlaps(box, one));
    });
    if (free) return free;
  }
  return places[0] ?? { top: margin, right: margin };
}

function candidates({ window, size, link, avoid }: PopoverConstraints): PopoverPlace[] {
  const furthest = Math.max(margin, window.width - size.width - margin);
  const inside = (right: number): number => Math.min(Math.max(margin, Math.round(right)), furthest);
  const top = link === null ? margin : Math.round(link.bottom + margin);
  const right = link === null ? margin : inside(window.width - link.right);
  const beside = avoid.map((box) => ({ top, right: inside(window.width - box.left + margin) }));
  return [{ top, right }, ...beside, { bottom: aboveBottom, right: margin }];
}

function boxOf(place: PopoverPlace, { window, size }: PopoverConstraints): Box | null {
  const right = window.width - place.right;
  const top = 'top' in place ? place.top : window.height - place.bottom - size.height;
  const box = { left: right - size.width, top, right, bottom: top + size.height };
  return box.left < 0 || box.top < 0 || box.bottom > window.height ? null : box;
}

/** True when two rectangles have a pixel in common. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
