import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dataset, datasetFault, datasetLimits, datasetProblem } from './dataset.ts';
import { datasetFrom, readCells, writeDataset } from './dataset-text.ts';

const readDataset = (text: string) => datasetFrom(readCells(text).filter((row) => row.some(Boolean)));

describe('a dataset', () => {
  it('administration §3 dataset: has rows, columns, series and label', () => {
    const { dataset } = readDataset('Year\tRye\tSpelt\n2025\t12\t4');
    expect(dataset).toEqual({
      label: 'Year',
      columns: ['Rye', 'Spelt'],
      rows: [{ label: '2025', values: [12, 4] }],
    });
  });

  it.each([
    ['cells of a spreadsheet', 'Year\tRye\tSpelt\n2025\t12\t-3.5\n2026\t1,204\t', [12, -3.5, 1204, null]],
    ['CSV with quoted cells', 'Year,"Rye, dark",Spelt\n2025,1,2\n"20""26",3,4', [1, 2, 3, 4]],
    ['semicolons and decimal commas', 'Jahr;Roggen;Dinkel\n2025;1,5;2\n2026;1 000;x', [1.5, 2, 1000, null]],
  ])('is read of %s', (_what, text, values) => {
    const { dataset, isTruncated } = readDataset(text);
    expect(dataset.rows.flatMap((row) => row.values)).toEqual(values);
    expect(isTruncated).toBe(false);
    expect(datasetFault(dataset)).toBeNull();
  });

  it('decisions §numbers dataset: 500 rows and 20 columns', () => {
    const line = (cells: number) => Array.from({ length: cells }, (_, at) => String(at)).join('\t');
    const { dataset, isTruncated } = readDataset(Array.from({ length: 502 }, () => line(22)).join('\n'));
    expect([dataset.rows.length, dataset.columns.length, isTruncated]).toEqual([500, 20, true]);
    expect(datasetFault({ ...dataset, columns: [...dataset.columns, 'one more'] })).not.toBeNull();
  });

  it.each([
    ['no-data', { label: '', columns: [], rows: [] }],
    ['no-columns', { label: '', columns: [], rows: [{ label: 'a', values: [] }] }],
    ['no-rows', { label: '', columns: ['a'], rows: [] }],
    ['missing-data', { label: '', columns: ['a'], rows: [{ label: 'a', values: [null] }] }],
    [null, { label: '', columns: ['a'], rows: [{ label: 'a', values: [0] }] }],
  ])('has %s', (problem, dataset) => expect(datasetProblem(dataset)).toBe(problem));

  it.each([
    [{ label: '', columns: ['a'], rows: [{ label: 'a', values: [] }] }],
    [{ label: '', columns: ['a'], rows: [{ label: 'a', values: [Number.NaN] }] }],
    [{ label: '', columns: ['a'], rows: [{ label: 'a', values: [2e15] }] }],
    [{ label: 1, columns: [], rows: [] }],
    ['text'],
  ])('is not %j', (value) => expect(datasetFault(value)).not.toBeNull());

  it('is read as it was written', () => {
    const text = fc.string({ maxLength: 12 }).map((one) => one.replace(/[\r]/g, '').trim());
    const figure = fc.option(fc.integer({ min: -datasetLimits.figure, max: datasetLimits.figure }));
    const sets = fc
      .tuple(
        text,
        fc.array(text, { minLength: 2, maxLength: 4 }),
        fc.array(fc.array(figure, { minLength: 4, maxLength: 4 })),
      )
      .map(
        ([label, columns, rows]): Dataset => ({
          label: `l${label}`,
          columns: columns.map((name) => `c${name}`),
          rows: rows.map((values, at) => ({
            label: `r${String(at)}`,
            values: values.slice(0, columns.length),
          })),
        }),
      );
    fc.assert(
      fc.property(sets, (dataset) => {
        expect(readDataset(writeDataset(dataset)).dataset).toEqual(dataset);
      }),
    );
  });
});
