import type { Block } from '../document.ts';

/** Rows of a section that open (`by` above 0) or close: every block whose first row is `from` or below moves by them. */
export interface RowShift {
  readonly sectionId: string;
  readonly from: number;
  readonly by: number;
}

/** A block's rows and columns on one of the two grids, as the shifts of that grid see it. */
export interface Grid {
  readonly placeOf: (block: Block) => Rect;
  readonly at: (block: Block, y: number) => Block;
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: number;
}

/** The grid of the desktop, on which every block has a place. */
export const desktopGrid: Grid = {
  placeOf: ({ layout }) => layout.desktop,
  at: (block, y) => ({
    ...block,
    layout: { ...block.layout, desktop: { ...block.layout.desktop, y } },
  }),
};

/** The grid of the phone; for blocks that are arranged there alone. */
export const phoneGrid: Grid = {
  placeOf: ({ layout }) => layout.phone ?? layout.desktop,
  at: (block, y) =>
    block.layout.phone === undefined
      ? block
      : { ...block, layout: { ...block.layout, phone: { ...block.layout.phone, y } } },
};

/** Blocks of a section after a shift, and the shift as it was really done: what takes it back is its opposite. */
interface Shifted {
  readonly blocks: readonly Block[];
  readonly done: RowShift;
}

/**
 * Shifts blocks of a section. Rows close only as far as nothing is run into and the opposite shift moves the same blocks:
 * a shift that is taken back restores every row.
 */
export function shiftRows(blocks: readonly Block[], shift: RowShift, grid: Grid): Shifted {
  const by = shift.by < 0 ? -closableRows(blocks, shift, grid) : shift.by;
  const done = { ...shift, by };
  if (by === 0) return { blocks, done };
  const moved = blocks.map((block) => {
    const { y } = grid.placeOf(block);
    return y < shift.from ? block : grid.at(block, y + by);
  });
  return { blocks: moved, done };
}

/** What takes a shift back. */
export function oppositeShift({ sectionId, from, by }: RowShift): RowShift {
  return { sectionId, from: from + by, by: -by };
}

function closableRows(blocks: readonly Block[], { from, by }: RowShift, grid: Grid): number {
  const upper = blocks.map(grid.placeOf).filter(({ y }) => y < from);
  const lower = blocks.map(grid.placeOf).filter(({ y }) => y >= from);
  const limits = upper.flatMap((above) => [
    from - above.y - 1,
    ...lower.filter((below) => isBlocked(above, below)).map((below) => below.y - (above.y + above.h)),
  ]);
  return Math.max(0, Math.min(-by, from, ...limits));
}

function isBlocked(above: Rect, below: Rect): boolean {
  const isFlat = above.z === 0 && below.z === 0;
  return isFlat && sharesColumns(above, below) && below.y >= above.y + above.h;
}

/**
 * The shift that makes room for blocks that were put among others: from the first row that is in the way, down to below
 * them. Null where nothing is in the way. Blocks that are raised above others (`z` above 0) need no room and give none.
 */
export function roomFor(
  { subjects, others }: { readonly subjects: readonly Block[]; readonly others: readonly Block[] },
  sectionId: string,
  grid: Grid,
): RowShift | null {
  const placed = subjects.map(grid.placeOf).filter(({ z }) => z === 0);
  const inTheWay = others.map(grid.placeOf).filter((other) => placed.some((place) => collide(place, other)));
  if (inTheWay.length === 0) return null;
  const from = Math.min(...inTheWay.map(({ y }) => y));
  const bottom = Math.max(...placed.map(({ y, h }) => y + h));
  return { sectionId, from, by: bottom - from };
}

/** True where two places have a cell in common and neither is raised above others. */
export function collide(a: Rect, b: Rect): boolean {
  return a.z === 0 && b.z === 0 && sharesColumns(a, b) && a.y < b.y + b.h && b.y < a.y + a.h;
}

function sharesColumns(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w;
}
