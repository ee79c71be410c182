import type { ImportReport } from '@veranda/contracts/catalog-import';
import { describe, expect, it } from 'vitest';
import {
  applySummary,
  filtersOf,
  imageCounts,
  type ReportFilter,
  rowsOf,
  type Verdict,
} from './import-report.ts';

/** One letter a row: c create, u update, = unchanged, x refused; `!` after it gives the row a note. */
function report(notation: string): ImportReport {
  const verdicts: Readonly<Record<string, Verdict>> = {
    c: 'create',
    u: 'update',
    '=': 'unchanged',
    x: 'refused',
  };
  const rows = [...notation.matchAll(/([cu=x])(!?)/g)].map(([, letter = '', note], index) => ({
    number: index + 2,
    verdict: verdicts[letter] ?? 'refused',
    title: `Loaf ${String(index + 2)}`,
    sku: `SQ${String(index + 2)}`,
    reason: letter === 'x' ? 'The price is not an amount' : null,
    notes: note ? ['A column was ignored'] : [],
  }));
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const counts = {
    create: count('create'),
    update: count('update'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
  return { counts, products: counts, rows, ignoredColumns: [], overflow: null, stores: [], images: [] };
}
const filters = (notation: string) =>
  filtersOf(report(notation)).map(({ value, count }) => `${value} ${String(count)}`);
const numbers = (notation: string, filter: ReportFilter, search = '') =>
  rowsOf(report(notation), filter, search).map((row) => row.number);

describe('filtersOf', () => {
  it('offers what there is, what was refused before the rest', () => {
    expect(filters('ccx=')).toEqual(['all 4', 'refused 1', 'create 2', 'unchanged 1']);
  });
  it('counts rows with notes whatever their verdict', () => {
    expect(filters('c!x!u')).toContain('notes 2');
  });
});

describe('rowsOf', () => {
  it('keeps the order of the file', () => {
    expect(numbers('xcxc', 'all')).toEqual([2, 3, 4, 5]);
  });
  it('shows one verdict', () => {
    expect(numbers('xcxc', 'refused')).toEqual([2, 4]);
  });
  it('finds by row number, title, SKU and reason', () => {
    expect(numbers('xcxc', 'all', 'loaf 3')).toEqual([3]);
    expect(numbers('xcxc', 'all', 'sq5')).toEqual([5]);
    expect(numbers('xcxc', 'create', 'amount')).toEqual([]);
    expect(numbers('xcxc', 'all', 'not an amount')).toEqual([2, 4]);
  });
});

describe('applySummary', () => {
  it.each([
    ['c', 'Add 1 product'],
    ['ccu', 'Add 2 products and change 1 product'],
    ['=x', null],
  ])('says of %s: %s', (notation, words) => {
    expect(applySummary(report(notation))).toBe(words);
  });
});

describe('imageCounts', () => {
  it('tells stored, skipped and waiting apart', () => {
    const image = { row: 2, address: 'https://example.com/a.jpg', reason: null };
    const images = [
      { ...image, status: 'stored' as const },
      { ...image, status: 'skipped' as const },
      { ...image, status: 'skipped' as const },
    ];
    expect(imageCounts({ ...report('c'), images })).toEqual({ waiting: 0, stored: 1, skipped: 2 });
  });
});
