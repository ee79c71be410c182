import { csvRow } from '@veranda/server/platform/csv/write-csv';

/** An answer as a row: `key` names it, so that it is in a sheet once. */
export interface SheetRow {
  readonly key: string;
  /** Columns by title, in the order of the form. */
  readonly cells: readonly { readonly title: string; readonly text: string }[];
}

/** The column that names the answer; a repeat is known by it. */
const keyColumn = 'Submission';

/**
 * Places a row under the header of a sheet. Columns that are there keep their place, new ones come at the
 * end; of two with one title the second gets a number.
 */
export function placeRow(
  header: readonly string[],
  row: SheetRow,
): { readonly header: readonly string[]; readonly cells: readonly string[] } {
  const named = numbered([{ title: keyColumn, text: row.key }, ...row.cells]);
  const missing = named.map(({ title }) => title).filter((title) => !header.includes(title));
  const whole = [...header, ...missing];
  const texts = new Map(named.map(({ title, text }) => [title, text]));
  return { header: whole, cells: whole.map((title) => texts.get(title) ?? '') };
}

function numbered(cells: SheetRow['cells']): { title: string; text: string }[] {
  const counts = new Map<string, number>();
  return cells.map(({ title, text }) => {
    const plain = title.replace(/\s+/g, ' ').trim() || 'Field';
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    return { title: count === 1 ? plain : `${plain} (${String(count)})`, text };
  });
}

/** True when a CSV text has the row already. */
export function hasRow(text: string, key: string): boolean {
  return text.includes(`\r\n${key},`) || text.includes(`\r\n${key}\r\n`);
}

/** The CSV text with the row added under a header that has its columns. */
export function withRow(text: string, header: readonly string[], row: SheetRow): string {
  const placed = placeRow(header, row);
  const end = text.indexOf('\r\n');
  const rest = end < 0 ? '' : text.slice(end + 2);
  return csvRow(placed.header) + rest + csvRow(placed.cells);
}
