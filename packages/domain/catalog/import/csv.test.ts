import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { csvLimits, readCsv } from './csv.ts';

function cells(text: string): string {
  const table = readCsv(text);
  if (isRefusal(table)) return table.code;
  const rows = table.rows.map(
    (row) => `${row.number}:${row.cells.join('|')}${row.fault ? ` ${row.fault}` : ''}`,
  );
  return [table.header.join('|'), ...rows].join(' / ').replaceAll('\n', '⏎').replaceAll('\r', '←');
}

describe('CSV file', () => {
  it.each([
    ['a,b\n1,2\n', 'a|b / 2:1|2'],
    ['a,b\r\n1,2\r\n3,4', 'a|b / 2:1|2 / 3:3|4'],
    ['\ufeffa;b;c\n1,5;2;3', 'a|b|c / 2:1,5|2|3'],
    ['a\tb\n1\t2', 'a|b / 2:1|2'],
    ['a,b\n"x ""y"" z","1\r\n2"\n', 'a|b / 2:x "y" z|1←⏎2'],
    ['a,b\n5" pipe,2', 'a|b / 2:5" pipe|2'],
    ['a,b\n"x"y,2', 'a|b / 2:xy|2'],
    ['a,b\n\n\n1,2', 'a|b / 4:1|2'],
    ['a,b\n1', 'a|b / 2:1'],
    ['a,b\n1,2\n"x,3\n4,5', 'a|b / 2:1|2 / 3:x,3⏎4,5 row-unclosed-quote'],
    ['a,b\n1\0,2', 'a|b / 2:1\0|2 row-nul'],
    ['', 'import-empty'],
    ['\n\n', 'import-empty'],
  ])('%j → %s', (text, expected) => expect(cells(text)).toBe(expected));

  it('names the row of a cell that is too long, and reads on', () => {
    const table = readCsv(`a,b\n${'x'.repeat(1_000_000)},2\n3,4`);
    expect(isRefusal(table) || table.rows.map((row) => row.fault)).toEqual(['row-cell-too-long', null]);
  });

  it('refuses more rows and columns than it may have', () => {
    expect(cells(`a,b\n${'1,2\n'.repeat(100_000)}`)).toBe('import-too-many-rows');
    expect(cells(`${'a,'.repeat(csvLimits.columns)}\n`)).toBe('import-too-many-columns');
  });

  it('reads hostile quotes in linear time', () => {
    const start = process.cpuUsage();
    readCsv(`a,b\n${'"'.repeat(2_000_000)}`);
    readCsv(`a,b\n${'",'.repeat(1_000_000)}`);
    readCsv(`a,b\n${'"\n'.repeat(1_000_000)}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2_000);
  });
});
