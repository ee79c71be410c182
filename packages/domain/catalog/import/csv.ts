import { type Refusal, refuse } from '../../refusal.ts';

/** Limits of a CSV file: beyond them it is refused as a whole, or the row that has the long cell is. */
export const csvLimits = { rows: 20_000, columns: 500, cell: 100_000 } as const;

/** One row; `number` counts as a spreadsheet does, the header being row 1. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly fault: 'row-unclosed-quote' | 'row-cell-too-long' | 'row-nul' | null;
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

interface CsvRecord {
  readonly cells: string[];
  readonly end: number;
  readonly closed: boolean;
}

/**
 * Reads a CSV file in linear time: byte-order mark, quoted line breaks, doubled quotes, any line ending; the
 * separator is the one of comma, semicolon and tab that gives the header the most columns. A quote inside a
 * cell that does not begin with one is a plain character. A quote that is never closed makes the rest of the
 * file one faulty row.
 */
export function readCsv(
  text: string,
): CsvTable | Refusal<'import-empty' | 'import-too-many-rows' | 'import-too-many-columns'> {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const separator = likelySeparator(text, start);
  const first = readRecord(text, start, separator);
  const header = first.cells;
  let { end } = first;
  if (header.every((cell) => cell.trim() === '')) return refuse('import-empty');
  if (header.length > csvLimits.columns)
    return refuse('import-too-many-columns', { params: { limit: csvLimits.columns } });
  const rows: CsvRow[] = [];
  for (let number = 2; end < text.length; number += 1) {
    const record = readRecord(text, end, separator);
    end = record.end;
    if (record.cells.every((cell) => cell === '')) continue;
    if (rows.length === csvLimits.rows)
      return refuse('import-too-many-rows', { params: { limit: csvLimits.rows } });
    rows.push({ number, cells: record.cells, fault: faultOf(record) });
  }
  return { header, rows };
}

function faultOf({ cells, closed }: CsvRecord): CsvRow['fault'] {
  if (!closed) return 'row-unclosed-quote';
  if (cells.some((cell) => cell.length > csvLimits.cell)) return 'row-cell-too-long';
  return cells.some((cell) => cell.includes('\0')) ? 'row-nul' : null;
}

function likelySeparator(text: string, start: number): string {
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    count: readRecord(text, start, separator).cells.length,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

function readRecord(text: string, start: number, separator: string): CsvRecord {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at) : { value: '', end: at, closed: true };
    if (!cell.closed) return { cells: [...cells, cell.value], end: text.length, closed: false };
    const stop = plainEnd(text, cell.end, separator);
    cells.push(cell.value + text.slice(cell.end, stop));
    if (text[stop] !== separator) return { cells, end: afterLineBreak(text, stop), closed: true };
    at = stop + 1;
  }
}

function readQuoted(text: string, start: number): { value: string; end: number; closed: boolean } {
  const parts: string[] = [];
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: parts.join('"') + text.slice(at), end: text.length, closed: false };
    parts.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: quote + 1, closed: true };
    at = quote + 2;
  }
}

function plainEnd(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function afterLineBreak(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}
