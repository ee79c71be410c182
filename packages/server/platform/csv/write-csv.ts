import { neutralizeFormula } from '@veranda/domain/csv/formulas';
import { stringify } from 'csv-stringify/sync';

// Separators of any region's spreadsheets, and all that some reader takes for the end of a line.
const needsQuotes = /[,;\t\n\v\f\r\u001c-\u001e\u0085\u2028\u2029]|^\s|\s$/;

/**
 * Rows of a CSV file (RFC 4180): lines end with CRLF, a cell that holds a separator or anything that ends a
 * line is quoted, and no cell is a formula (`neutralizeFormula`). The only writer of CSV.
 */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(neutralizeFormula)),
    { record_delimiter: '\r\n', quoted_match: needsQuotes },
  );
}

/** A CSV file, or its beginning: with the byte-order mark, without which spreadsheets misread accents. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\ufeff${csvRows(rows)}`;
}

/** One row of a CSV file. */
export function csvRow(cells: readonly string[]): string {
  return csvRows([cells]);
}
