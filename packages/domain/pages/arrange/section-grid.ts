import type { GridPlace } from '../document.ts';

/** A rectangle in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cells of a place: columns and rows counted from 0. */
export type Cells = Pick<GridPlace, 'x' | 'y' | 'w' | 'h'>;

/** The grid of a section as it was measured, in the CSS pixels of its page. */
interface GridMeasures {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly columns: number;
  readonly columnGap: number;
  /** Heights of the rows as they have grown with their content. */
  readonly rowHeights: readonly number[];
  /** Height of the empty rows below them. */
  readonly emptyRowHeight: number;
  readonly isRightToLeft: boolean;
}

/** A measured grid that turns cells into pixels and back. */
export interface SectionGrid extends GridMeasures {
  /** From the start of one column to the start of the next. */
  readonly columnStep: number;
  /** Top of each row, and the bottom of the last. */
  readonly rowEdges: readonly number[];
}

/** The grid of what was measured. */
export function createSectionGrid(measures: GridMeasures): SectionGrid {
  const rowEdges = [measures.top];
  for (const height of measures.rowHeights) rowEdges.push((rowEdges.at(-1) ?? 0) + height);
  const columnStep = (measures.width + measures.columnGap) / measures.columns;
  return { ...measures, columnStep, rowEdges };
}

/** The pixels of cells. */
export function boxOf(grid: SectionGrid, { x, y, w, h }: Cells): Box {
  const width = w * grid.columnStep - grid.columnGap;
  const start = x * grid.columnStep;
  const left = grid.isRightToLeft ? grid.left + grid.width - start - width : grid.left + start;
  const top = rowTop(grid, y);
  return { left, top, width, height: rowTop(grid, y + h) - top };
}

/** The column in which a box begins, with the part of it that is passed: 2.5 is the middle of the third. */
export function columnAt(grid: SectionGrid, { left, width }: Pick<Box, 'left' | 'width'>): number {
  const start = grid.isRightToLeft ? grid.left + grid.width - left - width : left - grid.left;
  return start / grid.columnStep;
}

/** The row at a height of the page, with the part of it that is passed; above the grid it is negative. */
export function rowAt(grid: SectionGrid, top: number): number {
  const { rowEdges, emptyRowHeight } = grid;
  const [first = 0, last = first] = [rowEdges[0], rowEdges.at(-1)];
  if (top < first) return (top - first) / emptyRowHeight;
  if (top >= last) return rowEdges.length - 1 + (top - last) / emptyRowHeight;
  const row = lastEdgeAbove(rowEdges, top);
  const [from, to] = [rowEdges[row] ?? 0, rowEdges[row + 1] ?? 0];
  return to > from ? row + (top - from) / (to - from) : row;
}

function rowTop({ rowEdges, emptyRowHeight }: SectionGrid, row: number): number {
  const rows = rowEdges.length - 1;
  return row <= rows ? (rowEdges[row] ?? 0) : (rowEdges[rows] ?? 0) + (row - rows) * emptyRowHeight;
}

// By halves: a section has up to a thousand rows, and this is asked for on every move.
function lastEdgeAbove(edges: readonly number[], top: number): number {
  let [low, high] = [0, edges.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= top) low = middle;
    else high = middle;
  }
  return low;
}
