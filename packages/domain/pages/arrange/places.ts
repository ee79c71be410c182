import { blockKind } from '../../blocks/registry.ts';
import { type Block, type GridPlace, gridColumns, type PageDocument } from '../document.ts';
import { collide } from '../edits/row-shifts.ts';
import { insideGrid, layoutSection } from '../layout.ts';
import { blocksInOrder } from '../reading-order.ts';
import { documentLimits } from '../validate.ts';
import type { Cells } from './section-grid.ts';

/** Devices whose layout is arranged by hand; everything between follows from them. */
export type ArrangedDevice = keyof typeof gridColumns;

/** A place that a block is to have. */
export interface NewPlace {
  readonly id: string;
  readonly sectionId: string;
  readonly place: GridPlace;
}

/** Places of the blocks of a section as a device shows them, by block id. */
export function placesOn(
  document: PageDocument,
  sectionId: string,
  device: ArrangedDevice,
): ReadonlyMap<string, GridPlace> {
  return layoutSection(blocksInOrder(document, sectionId))[device];
}

/** Blocks with the places that a device shows them at, in reading order; those that are gone are left out. */
export function placedBlocks(
  document: PageDocument,
  ids: readonly string[],
  device: ArrangedDevice,
): readonly NewPlace[] {
  const blocks = ids.flatMap((id) => document.blocks[id] ?? []);
  const sectionIds = [...new Set(blocks.map(({ sectionId }) => sectionId))];
  const wanted = new Set(ids);
  return sectionIds.flatMap((sectionId) =>
    [...placesOn(document, sectionId, device)].flatMap(([id, place]) =>
      wanted.has(id) ? [{ id, sectionId, place }] : [],
    ),
  );
}

/** The fewest cells that a block of this kind can be read in. */
export function minimumSize({ type }: Pick<Block, 'type'>, device: ArrangedDevice): Pick<Cells, 'w' | 'h'> {
  const { w, h } = blockKind(type)?.minSize ?? { w: 1, h: 1 };
  return { w: device === 'phone' ? Math.min(w, gridColumns.phone / 2) : w, h };
}

/** The smallest cells around all of them. */
export function boundsOf(places: readonly Cells[]): Cells {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.w));
  const bottom = Math.max(...places.map((place) => place.y + place.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Moves places together by whole cells: as far as the grid goes, so that they keep their arrangement. */
export function shiftPlaces<T extends Cells>(
  places: readonly T[],
  by: { readonly columns: number; readonly rows: number },
  columns: number,
): readonly T[] {
  if (places.length === 0) return places;
  const bounds = boundsOf(places);
  const x = clamp(by.columns, -bounds.x, columns - bounds.x - bounds.w);
  const y = clamp(by.rows, -bounds.y, documentLimits.rows - bounds.y - bounds.h);
  return places.map((place) => ({ ...place, x: place.x + x, y: place.y + y }));
}

/** Places inside of a grid, none upon another one: those further down make room. Raised places may lie upon others. */
export function clearedPlaces(moved: readonly NewPlace[], columns: number): readonly NewPlace[] {
  const cleared: NewPlace[] = [];
  const inside = moved.map((each) => ({ ...each, place: insideGrid(each.place, columns) }));
  for (const each of inside.toSorted((a, b) => byRow(a.place, b.place))) {
    let { place } = each;
    for (let other = inTheWay(cleared, each.sectionId, place); other; )
      [place, other] = below(place, other, (next) => inTheWay(cleared, each.sectionId, next));
    cleared.push({ ...each, place });
  }
  const byId = new Map(cleared.map((each) => [each.id, each]));
  return moved.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Order of the eye: by row, then by column. */
export function byRow(a: Pick<Cells, 'x' | 'y'>, b: Pick<Cells, 'x' | 'y'>): number {
  return a.y - b.y || a.x - b.x;
}

/** A number brought between two others; the lower one where they have changed sides. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function inTheWay(cleared: readonly NewPlace[], sectionId: string, place: GridPlace): GridPlace | undefined {
  return cleared.find((other) => other.sectionId === sectionId && collide(other.place, place))?.place;
}

function below(
  place: GridPlace,
  other: GridPlace,
  find: (place: GridPlace) => GridPlace | undefined,
): [GridPlace, GridPlace | undefined] {
  const next = { ...place, y: other.y + other.h };
  return [next, find(next)];
}
