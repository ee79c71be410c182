import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockAt,
  cellsOf,
  datasetOfCells,
  rangeOf,
  withBlock,
  withColumn,
  withoutColumns,
  withoutRows,
  withoutText,
  withRow,
  writeCells,
} from './dataset-cells.ts';
import { datasetLimits } from './dataset.ts';
import { readCells } from './dataset-text.ts';

const bread = [
  ['Year', 'Rye', 'Spelt'],
  ['2025', '12', '4'],
  ['2026', '7', ''],
];
const at = (row: number, column: number) => ({ row, column });

describe('the cells of a dataset', () => {
  it('are those that it was made of, without what is empty behind the last', () => {
    const { dataset } = datasetOfCells([...bread.map((row) => [...row, '', ' ']), [], ['', '']]);
    expect(dataset.columns).toEqual(['Rye', 'Spelt']);
    expect(dataset.rows[1]).toEqual({ label: '2026', values: [7, null] });
    expect(cellsOf(dataset)).toEqual(bread);
    expect(cellsOf(datasetOfCells([[''], []]).dataset)).toEqual([]);
  });

  it('keep an empty row between others, and make no figure of words', () => {
    const { dataset } = datasetOfCells([['', 'Rye'], ['a', 'many'], [], ['b', '2']]);
    expect(dataset.rows.map(({ values }) => values)).toEqual([[null], [null], [2]]);
  });

  it('take a block from a place on, and grow by it', () => {
    expect(withBlock(bread, at(2, 2), [['5', '6'], ['7']])).toEqual([
      ...bread.slice(0, 2),
      ['2026', '7', '5', '6'],
      ['', '', '7'],
    ]);
    expect(withBlock([], at(1, 1), [['x']])).toEqual([[], ['', 'x']]);
  });

  it('lose the text, rows and columns of a range, but never the first row and column themselves', () => {
    const range = rangeOf(at(2, 1), at(1, 0));
    expect(withoutText(bread, range)).toEqual([bread[0], ['', '', '4'], ['', '', '']]);
    expect(withoutRows(bread, range)).toEqual([bread[0]]);
    expect(withoutRows(bread, rangeOf(at(0, 0), at(1, 0)))).toEqual([[], bread[2]]);
    expect(withoutColumns(bread, range)).toEqual([
      ['', 'Spelt'],
      ['', '4'],
      ['', ''],
    ]);
  });

  it('get rows and columns before others', () => {
    expect(withRow(bread, 1)).toEqual([bread[0], [], ...bread.slice(1)]);
    expect(withRow(bread, 5)).toEqual([...bread, [], [], []]);
    expect(withColumn(bread, 1)[1]).toEqual(['2025', '', '12', '4']);
  });

  it('administration §5 message: Dataset truncated to {maxRows} rows or {maxColumns} columns', () => {
    const wide = Array.from({ length: datasetLimits.columns + 2 }, (_, column) => String(column));
    const { dataset, isTruncated } = datasetOfCells(Array.from({ length: 502 }, () => wide));
    expect([dataset.rows.length, dataset.columns.length, isTruncated]).toEqual([500, 20, true]);
  });

  it('are read by spreadsheets as they were written', () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.replace(/\r/g, '').trim());
    const cells = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cells, (written) => {
        const block = blockAt(written, rangeOf(at(0, 0), at(written.length - 1, 1)));
        expect(readCells(writeCells(block))).toEqual(block);
      }),
    );
  });
});
