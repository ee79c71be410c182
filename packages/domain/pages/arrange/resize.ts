import type { Cells } from './section-grid.ts';
import { documentLimits } from '../validate.ts';
import { clamp } from './places.ts';

/** Handles around a block, by the edges that they pull: `w` is the edge where a row begins, `e` where it ends. */
export const resizeHandles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type ResizeHandle = (typeof resizeHandles)[number];

interface Resize {
  readonly handle: ResizeHandle;
  /** The cell edges to which the handle was pulled; only those that it pulls count. */
  readonly column: number;
  readonly row: number;
  /** The fewest cells; a block that has fewer may keep them. */
  readonly minimum: Pick<Cells, 'w' | 'h'>;
  readonly columns: number;
}

/** A place with its edges pulled, never out of the grid and never below the smallest size. */
export function resizedPlace<T extends Cells>(place: T, resize: Resize): T {
  const { handle, column, row, columns } = resize;
  const { x, y, w, h } = place;
  const minimum = { w: Math.min(resize.minimum.w, w), h: Math.min(resize.minimum.h, h) };
  const across = pulled(
    { start: x, end: x + w, limit: columns },
    { from: handle.includes('w'), to: handle.includes('e'), edge: column, minimum: minimum.w },
  );
  const down = pulled(
    { start: y, end: y + h, limit: documentLimits.rows },
    { from: handle.includes('n'), to: handle.includes('s'), edge: row, minimum: minimum.h },
  );
  return { ...place, x: across.start, w: across.end - across.start, y: down.start, h: down.end - down.start };
}

/** A place with more or fewer cells at its end: what the keys of resizing do. */
export function grownPlace<T extends Cells>(
  place: T,
  by: { readonly columns: number; readonly rows: number },
  { minimum, columns }: Pick<Resize, 'minimum' | 'columns'>,
): T {
  const column = place.x + place.w + by.columns;
  return resizedPlace(place, { handle: 'se', column, row: place.y + place.h + by.rows, minimum, columns });
}

function pulled(
  { start, end, limit }: { readonly start: number; readonly end: number; readonly limit: number },
  pull: { readonly from: boolean; readonly to: boolean; readonly edge: number; readonly minimum: number },
): { readonly start: number; readonly end: number } {
  if (pull.from) return { start: clamp(pull.edge, 0, end - pull.minimum), end };
  if (pull.to) return { start, end: clamp(pull.edge, start + pull.minimum, limit) };
  return { start, end };
}
