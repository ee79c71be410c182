import type { CellPlace } from '@veranda/domain/datasets/dataset-cells';

/** Rows and columns of the grid, and rows that a page has. */
interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

interface GridKey {
  readonly key: string;
  /** Ctrl, or ⌘ on a Mac. */
  readonly isControl: boolean;
}

/** The cell that a key of movement leads to, within the grid; null for any other key. */
export function movedBy(
  { key, isControl }: GridKey,
  { row, column }: CellPlace,
  { rows, columns, page }: GridSize,
): CellPlace | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const to = (nextRow: number, nextColumn: number): CellPlace => ({
    row: Math.max(0, Math.min(lastRow, nextRow)),
    column: Math.max(0, Math.min(lastColumn, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isControl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isControl ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, isControl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isControl ? lastColumn : column + 1);
    case 'Home':
      return to(isControl ? 0 : row, 0);
    case 'End':
      return to(isControl ? lastRow : row, lastColumn);
    case 'PageUp':
      return to(row - page, column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return null;
  }
}
