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
