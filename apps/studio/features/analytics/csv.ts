import type { FigureTable } from '@veranda/contracts/analytics-figures';
import { neutralizeFormula } from '@veranda/domain/csv/formulas';
import { columnName, labelHeading } from './figure-words.ts';

/** Tables whose rows are dates or moments: they stay ISO 8601, with the year, in a file. */
const timeTables: readonly string[] = ['days', 'minutes'];

/** A table as a CSV file: figures with all of their digits, texts that no spreadsheet takes for a formula. */
export function csvOf({ key, columns, rows }: FigureTable, shown: (label: string) => string): string {
  const heading = [labelHeading(key), ...columns.map((column) => columnName(column.key))];
  const lines = rows.map(({ label, values }) => [
    cell(neutralizeFormula(timeTables.includes(key) ? label : shown(label))),
    ...values.map((value) => (value === null ? '' : String(value))),
  ]);
  return [heading.map(cell), ...lines].map((line) => line.join(',')).join('\r\n');
}

/** Lets the browser save a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
