import { readCsv } from '@veranda/domain/catalog/import/csv';
import { neutralizeFormula, restoreFormula } from '@veranda/domain/csv/formulas';
import { isRefusal } from '@veranda/domain/refusal';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, csvRows } from './write-csv.ts';

// Everything that some reader takes for the end of a line.
const lineEnds = ['\r\n', '\n', '\v', '\f', '\r', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'];

/**
 * A reader that is not ours: no quote and no row of another length is forgiven, and any line end ends a row.
 */
function readStrictly(text: string): string[][] {
  return parse(text, {
    bom: true,
    record_delimiter: lineEnds,
    relax_quotes: false,
    relax_column_count: false,
  });
}

const hostile = fc.string({
  unit: fc.constantFrom(
    ...lineEnds,
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '\t',
    ' ',
    '|',
    '\u00a0',
    '\ufeff',
    '\uff1d',
    '\0',
    'a',
    '1',
    '😀',
  ),
  maxLength: 10,
});
const cell = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 20 }), fc.string());
// Two columns at least: a line without anything is no row to most readers.
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

describe('a CSV file', () => {
  it('is read by a strict reader cell by cell, whatever the cells hold, and no cell is a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = readStrictly(csvFile(rows));
        expect(read).toEqual(rows.map((cells) => cells.map(neutralizeFormula)));
        expect(read.flat().filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
        expect(read.map((cells) => cells.map(restoreFormula))).toEqual(rows);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read by our own reader as it was written', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const header = (rows[0] ?? []).map((_cell, index) => `Column ${String(index)}`);
        const read = readCsv(csvFile([header, ...rows]));
        if (isRefusal(read)) throw new Error(read.code);
        const filled = rows.filter((cells) => cells.some((text) => text !== ''));
        expect(read.rows.map(({ cells }) => cells.map(restoreFormula))).toEqual(filled);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(lineEnds)('quotes the line end %j inside of a cell, so that it makes no row of its own', (end) => {
    expect(csvRows([[`Ann${end}=1+1`, 'x']])).toBe(`"Ann${end}=1+1",x\r\n`);
  });

  it('ends its lines with CRLF and leaves plain cells without quotes', () => {
    const text = csvRows([
      ['a', 'say "hi"', ''],
      ['=1', 'x;y', '2'],
    ]);
    expect(text).toBe('a,"say ""hi""",\r\n\'=1,"x;y",2\r\n');
  });
});
