import type { Dataset } from './dataset.ts';
import { datasetFrom, type ReadDataset } from './dataset-text.ts';

/**
 * A dataset as a spreadsheet shows it: the first row has the heading of the labels and the names of the series, the first
 * column the labels. Rows may be of different lengths; what is not there is empty.
 */
export type Cells = readonly (readonly string[])[];

/** A cell by its row and column, counted from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells from the first to the last one, both within. */
interface CellRange {
  readonly first: CellPlace;
  readonly last: CellPlace;
}

/** The cells of a dataset; none where it is empty. */
export function cellsOf({ label, columns, rows }: Dataset): Cells {
  if (label === '' && columns.length === 0 && rows.length === 0) return [];
  return [
    [label, ...columns],
    ...rows.map((row) => [row.label, ...row.values.map((value) => (value === null ? '' : String(value)))]),
  ];
}

/** The dataset of cells, without the empty rows and columns behind the last that is filled. */
export function datasetOfCells(cells: Cells): ReadDataset {
  const height = cells.findLastIndex((row) => row.some(isFilled)) + 1;
  const width = Math.max(0, ...cells.map((row) => row.findLastIndex(isFilled) + 1));
  return datasetFrom(cells.slice(0, height).map((row) => sized(row.slice(0, width), width)));
}

/** The text of a cell. */
export function cellAt(cells: Cells, { row, column }: CellPlace): string {
  return cells[row]?.[column] ?? '';
}

/** The range between two cells, whichever comes first. */
export function rangeOf(one: CellPlace, other: CellPlace): CellRange {
  return {
    first: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    last: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

/** The cells of a range, each with its text. */
export function blockAt(cells: Cells, { first, last }: CellRange): Cells {
  return Array.from({ length: last.row - first.row + 1 }, (_, row) =>
    Array.from({ length: last.column - first.column + 1 }, (_none, column) =>
      cellAt(cells, { row: first.row + row, column: first.column + column }),
    ),
  );
}

/** The cells with a block of others from a place on. */
export function withBlock(cells: Cells, { row, column }: CellPlace, block: Cells): Cells {
  const height = Math.max(cells.length, row + block.length);
  return Array.from({ length: height }, (_, at) => {
    const line = cells[at] ?? [];
    const put = block[at - row];
    if (!put) return line;
    const before = sized(line.slice(0, column), column);
    return [...before, ...put, ...line.slice(column + put.length)];
  });
}

/** The cells with those of a range emptied. */
export function withoutText(cells: Cells, range: CellRange): Cells {
  return withBlock(cells, range.first, blockAt([], range));
}

/** The cells with an empty row before one. */
export function withRow(cells: Cells, row: number): Cells {
  return sizedRows(cells, row).toSpliced(row, 0, []);
}

/** The cells with an empty column before one. */
export function withColumn(cells: Cells, column: number): Cells {
  return cells.map((row) => (row.length < column ? row : row.toSpliced(column, 0, '')));
}

/** The cells without the rows of a range; the first row is emptied, since names of series are always there. */
export function withoutRows(cells: Cells, { first, last }: CellRange): Cells {
  return cells.flatMap((row, at) => (at < first.row || at > last.row ? [row] : at === 0 ? [[]] : []));
}

/** The cells without the columns of a range; the first column is emptied, since labels are always there. */
export function withoutColumns(cells: Cells, { first, last }: CellRange): Cells {
  return cells.map((row) =>
    row.flatMap((cell, at) => (at < first.column || at > last.column ? [cell] : at === 0 ? [''] : [])),
  );
}

/** Cells as text that spreadsheets take: tabs between columns, a line for each row. */
export function writeCells(cells: Cells): string {
  const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return cells.map((row) => row.map(quoted).join('\t')).join('\n');
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

function sized(row: readonly string[], width: number): readonly string[] {
  return row.length >= width ? row : [...row, ...Array.from({ length: width - row.length }, () => '')];
}

function sizedRows(cells: Cells, height: number): Cells {
  return cells.length >= height
    ? cells
    : [...cells, ...Array.from({ length: height - cells.length }, () => [])];
}
