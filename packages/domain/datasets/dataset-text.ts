import { type Dataset, datasetLimits } from './dataset.ts';

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
