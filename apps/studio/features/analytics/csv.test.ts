import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const linesOf = (key: string, labels: readonly string[]) =>
  csvOf(
    {
      key,
      columns: [{ key: 'visits', unit: 'count' }],
      rows: labels.map((label, at) => ({ label, values: [at === 0 ? 1234.5 : null] })),
    },
    (label) => `shown ${label}`,
  ).split('\r\n');

describe('the file of a report', () => {
  it('has dates with their year', () => {
    expect(linesOf('days', ['2025-11-21', '2026-11-21']).slice(1)).toEqual([
      '2025-11-21,1234.5',
      '2026-11-21,',
    ]);
  });

  it('has the words of the screen in any other table, none of them a formula', () => {
    expect(linesOf('pages', ['a,b']).slice(1)).toEqual(['"shown a,b",1234.5']);
    const [, line] = csvOf(
      { key: 'pages', columns: [{ key: 'visits', unit: 'count' }], rows: [{ label: '=1+1', values: [1] }] },
      (label) => label,
    ).split('\r\n');
    expect(line).toBe("'=1+1,1");
  });
});
