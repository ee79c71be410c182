/**
 * Figures in rows and columns: a column is a series, a row has a label and one figure for each series. Plain
 * JSON, part of the value of a block.
 */
export interface Dataset {
  /** Heading of the labels: `Year`. */
  readonly label: string;
  /** Names of the series. */
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

interface DatasetRow {
  readonly label: string;
  /** One for each column; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** Rows and columns of a dataset at most (decisions §numbers), characters of a text, and the largest figure. */
export const datasetLimits = { rows: 500, columns: 20, text: 200, figure: 1e15 } as const;

export const emptyDataset: Dataset = { label: '', columns: [], rows: [] };

/** Remarks on a dataset: the messages of administration §5. */
export type DatasetProblem = 'no-columns' | 'no-rows' | 'no-data' | 'missing-data';

/** Null for a dataset; else what is wrong, below the path `''`. */
export function datasetFault(value: unknown): { readonly at: string; readonly problem: string } | null {
  if (!isRecord(value)) return { at: '', problem: 'not a dataset' };
  const { label, columns, rows } = value;
  if (!isText(label)) return { at: '.label', problem: 'not a text' };
  if (!Array.isArray(columns) || columns.length > datasetLimits.columns || !columns.every(isText))
    return { at: '.columns', problem: `not a list of at most ${String(datasetLimits.columns)} texts` };
  if (!Array.isArray(rows) || rows.length > datasetLimits.rows)
    return { at: '.rows', problem: `not a list of at most ${String(datasetLimits.rows)}` };
  const index = rows.findIndex((row) => !isRow(row, columns.length));
  return index < 0 ? null : { at: `.rows.${String(index)}`, problem: 'not a row of the dataset' };
}

function isRow(row: unknown, columns: number): boolean {
  if (!isRecord(row) || !isText(row['label'])) return false;
  const { values } = row;
  return Array.isArray(values) && values.length === columns && values.every(isFigure);
}

function isFigure(value: unknown): boolean {
  return value === null || (Number.isFinite(value) && Math.abs(value as number) <= datasetLimits.figure);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= datasetLimits.text;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a dataset; an empty one where it is none. */
export function datasetOf(value: unknown): Dataset {
  return datasetFault(value) === null ? (value as Dataset) : emptyDataset;
}

/** What an owner should know about a dataset, the first of all. */
export function datasetProblem({ columns, rows }: Dataset): DatasetProblem | null {
  if (columns.length === 0 && rows.length === 0) return 'no-data';
  if (columns.length === 0) return 'no-columns';
  if (rows.length === 0) return 'no-rows';
  return rows.some(({ values }) => values.includes(null)) ? 'missing-data' : null;
}

/** A dataset read of text, and whether rows or columns were left out since there were too many. */
export interface ReadDataset {
  readonly dataset: Dataset;
  readonly isTruncated: boolean;
}

/**
 * A dataset of the cells of a spreadsheet: the first row has the heading of the labels and the names of the series. A cell
 * that is no figure is none.
 */
export function datasetFrom(cells: readonly (readonly string[])[]): ReadDataset {
  const [[label = '', ...names] = [], ...rows] = cells;
  const columns = names.slice(0, datasetLimits.columns).map(clipped);
  return {
    dataset: {
      label: clipped(label),
      columns,
      rows: rows.slice(0, datasetLimits.rows).map(([first = '', ...cells]) => ({
        label: clipped(first),
        values: columns.map((_, index) => figureOf(cells[index] ?? '')),
      })),
    },
    isTruncated: names.length > datasetLimits.columns || rows.length > datasetLimits.rows,
  };
}

/** The dataset as CSV: `readCells` gives its cells back. */
export function writeDataset({ label, columns, rows }: Dataset): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',');
  if (columns.length === 0 && rows.length === 0) return '';
  return [
    line([label, ...columns]),
    ...rows.map((row) =>
      line([row.label, ...row.values.map((value) => (value === null ? '' : String(value)))]),
    ),
  ].join('\n');
}

function quoted(cell: string): string {
  return /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function clipped(text: string): string {
  return text.slice(0, datasetLimits.text);
}

/**
 * The figure of a cell; null where there is none. Thousands are parted by spaces or commas; a comma before one or two
 * last digits is a decimal comma.
 */
export function figureOf(cell: string): number | null {
  const plain = cell.replace(/[\s\u00a0\u202f'’%€$£]/g, '');
  const decimal = /^[-+]?\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '');
  const figure = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(decimal) ? Number(decimal) : Number.NaN;
  return Number.isFinite(figure) && Math.abs(figure) <= datasetLimits.figure ? figure : null;
}

/**
 * Cells that were copied out of a spreadsheet, or CSV, row by row. Tabs part cells where there are any, else semicolons or
 * commas; quoted cells may hold them.
 */
export function readCells(text: string): readonly (readonly string[])[] {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  const separator = head.includes('\t') ? '\t' : head.includes(';') ? ';' : ',';
  const lines: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const end = (): void => {
    lines.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted && character === '"' && text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === separator) end();
    else if (character === '\n') {
      end();
      lines.push([]);
    } else if (character !== '\r') cell += character;
  }
  end();
  return lines;
}
