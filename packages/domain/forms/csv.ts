/**
 * A row of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before it:
 * what visitors write is text, never a command of the reader's program.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(neutralised(cell))).join(',')}\r\n`;
}

/** The text without the power of a formula: a cell that begins with = + - @, a tab or a line break gets an apostrophe. */
export function neutralised(cell: string): string {
  return /^[\s\u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
