import type { Block, GridPlace } from './document.ts';
import { gridColumns } from './document.ts';

/** Places of a section's blocks on both devices, by block id. */
interface SectionLayout {
  readonly desktop: ReadonlyMap<string, GridPlace>;
  readonly phone: ReadonlyMap<string, GridPlace>;
  /** Rows that each device needs. */
  readonly rows: { readonly desktop: number; readonly phone: number };
}

/**
 * Lays out a section: the desktop's places as they are stored, the phone's derived from the desktop's reading
 * order until a block is moved there.
 */
export function layoutSection(blocks: readonly Block[]): SectionLayout {
  const desktop = new Map(
    blocks.map((block) => [block.id, insideGrid(block.layout.desktop, gridColumns.desktop)]),
  );
  const phone = phoneLayout(blocks);
  return { desktop, phone, rows: { desktop: rowsOf(desktop), phone: rowsOf(phone) } };
}

/**
 * The phone's layout. Blocks without a place of their own are stacked at full width in reading order, below
 * whatever was detached above them; neighbours that are narrow on the desktop and of a kind that stays
 * legible at half width (pictures) share a row in pairs. Detached blocks keep their place.
 */
export function phoneLayout(blocks: readonly Block[]): ReadonlyMap<string, GridPlace> {
  const places = new Map<string, GridPlace>();
  const detached = blocks.flatMap(({ layout }) => layout.phone ?? []);
  let row = 0;
  // The empty row below the last block: a spacer, being a gap itself, takes its place.
  let gap = 0;
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index] as Block;
    if (block.layout.phone !== undefined) {
      const place = insideGrid(block.layout.phone, gridColumns.phone);
      places.set(block.id, place);
      row = Math.max(row + gap, place.y + place.h);
      gap = 0;
      continue;
    }
    const isSpacer = block.type === spacerType;
    const below = isSpacer ? row : row + gap;
    const next = blocks[index + 1];
    gap = isSpacer ? 0 : gapRows;
    if (next !== undefined && sharesRow(block, next)) {
      const height = Math.max(phoneHeight(block, 4), phoneHeight(next, 4));
      const top = freeTop(below, height, detached);
      places.set(block.id, stacked(block, { x: 0, y: top, w: 4, h: height }));
      places.set(next.id, stacked(next, { x: 4, y: top, w: 4, h: height }));
      row = top + height;
      index += 1;
      continue;
    }
    const height = phoneHeight(block, gridColumns.phone);
    const top = freeTop(below, height, detached);
    places.set(block.id, stacked(block, { x: 0, y: top, w: gridColumns.phone, h: height }));
    row = top + height;
  }
  return places;
}

// The first row from `row` on in which nothing that was put there by hand is in the way.
function freeTop(row: number, height: number, detached: readonly GridPlace[]): number {
  let top = row;
  for (const { y, h } of detached.toSorted((a, b) => a.y - b.y))
    if (y < top + height && top < y + h) top = y + h + gapRows;
  return top;
}

const pictureType = 5;
const spacerType = 21;

function sharesRow(a: Block, b: Block): boolean {
  const narrow = (block: Block): boolean =>
    block.type === pictureType && block.layout.phone === undefined && block.layout.desktop.w <= 6;
  const [left, right] = [a.layout.desktop, b.layout.desktop];
  const overlap = Math.min(left.y + left.h, right.y + right.h) - Math.max(left.y, right.y);
  return narrow(a) && narrow(b) && overlap > 0;
}

// A picture that fills its place keeps the shape of its desktop place; whatever has a height of its own
// (text, a picture with a shape) needs one row, which grows; empty space shrinks to half.
function phoneHeight(block: Block, columns: number): number {
  const { w, h } = block.layout.desktop;
  if (block.type === spacerType) return Math.max(1, Math.round(h / 2));
  const ratio = block.value['ratio'] ?? 'fill';
  if (block.type === pictureType && ratio === 'fill') {
    return Math.max(2, Math.round((h / w) * columns * desktopCellShape * phoneColumnRows));
  }
  return 1;
}

/** Empty rows between two blocks that are stacked on a phone. */
const gapRows = 1;

// Height of a desktop row over the width of a desktop column (28 px over 50 px at 1280), and the rows that
// are as high together as a column of a phone is wide (44 px over 20 px at 390).
const desktopCellShape = 0.55;
const phoneColumnRows = 2.2;

function stacked(block: Block, box: { x: number; y: number; w: number; h: number }): GridPlace {
  const { align } = block.layout.desktop;
  return { ...box, z: 0, align: align === 'stretch' ? 'stretch' : 'start' };
}

/**
 * True where two records of a block take the same place in every layout: what the block says and how it is dressed may
 * differ.
 */
export function standsAs(a: Block, b: Block): boolean {
  const keys = ['sectionId', 'position', 'type', 'layout'] as const;
  return keys.every((key) => a[key] === b[key]) && a.value['ratio'] === b.value['ratio'];
}

/** The place moved and cut so that it lies inside a grid of `columns` columns. */
export function insideGrid(place: GridPlace, columns: number): GridPlace {
  const w = Math.max(1, Math.min(columns, place.w));
  const x = Math.max(0, Math.min(columns - w, place.x));
  return { ...place, x, w, y: Math.max(0, place.y), h: Math.max(1, place.h) };
}

function rowsOf(places: ReadonlyMap<string, GridPlace>): number {
  let rows = 0;
  for (const place of places.values()) rows = Math.max(rows, place.y + place.h);
  return rows;
}
