import { type GridPlace, gridColumns } from '../document.ts';
import { type ArrangedDevice, boundsOf, byRow, type NewPlace } from './places.ts';
import type { Cells } from './section-grid.ts';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** Directions in which blocks are distributed. */
export type Distribution = 'across' | 'down';

/**
 * Places in line with one another: within the cells around all of them, a single one within its section. `left` is where
 * a row begins.
 */
export function alignedPlaces(
  placed: readonly NewPlace[],
  to: Alignment,
  device: ArrangedDevice,
): readonly NewPlace[] {
  return [...Map.groupBy(placed, ({ sectionId }) => sectionId).values()].flatMap((here) => {
    const own = boundsOf(here.map(({ place }) => place));
    const bounds = here.length === 1 ? { ...own, x: 0, w: gridColumns[device] } : own;
    return here.map((each) => ({ ...each, place: aligned(each.place, bounds, to) }));
  });
}

/** Places with the same space between them, the first and the last where they are; fewer than three stay. */
export function distributedPlaces(placed: readonly NewPlace[], direction: Distribution): readonly NewPlace[] {
  return [...Map.groupBy(placed, ({ sectionId }) => sectionId).values()].flatMap((here) =>
    here.length < 3 ? here : distributed(here, direction),
  );
}

function aligned(place: GridPlace, bounds: Cells, to: Alignment): GridPlace {
  switch (to) {
    case 'left':
      return { ...place, x: bounds.x };
    case 'centre':
      return { ...place, x: bounds.x + Math.floor((bounds.w - place.w) / 2) };
    case 'right':
      return { ...place, x: bounds.x + bounds.w - place.w };
    case 'top':
      return { ...place, y: bounds.y };
    case 'middle':
      return { ...place, y: bounds.y + Math.floor((bounds.h - place.h) / 2) };
    case 'bottom':
      return { ...place, y: bounds.y + bounds.h - place.h };
  }
}

function distributed(here: readonly NewPlace[], direction: Distribution): readonly NewPlace[] {
  const [start, size] = direction === 'across' ? (['x', 'w'] as const) : (['y', 'h'] as const);
  const order = here.toSorted((a, b) => a.place[start] - b.place[start] || byRow(a.place, b.place));
  const bounds = boundsOf(here.map(({ place }) => place));
  const taken = order.reduce((sum, { place }) => sum + place[size], 0);
  const space = Math.max(0, (bounds[size] - taken) / (order.length - 1));
  let at: number = bounds[start];
  const moved = order.map((each) => {
    const place = { ...each.place, [start]: Math.round(at) };
    at += each.place[size] + space;
    return { ...each, place };
  });
  return here.flatMap(({ id }) => moved.find((each) => each.id === id) ?? []);
}
