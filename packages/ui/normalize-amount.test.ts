import { describe, expect, it } from 'vitest';
import { normalizeAmount } from './normalize-amount.ts';

const cases: readonly [typed: string, digits: number, tidy: string | null][] = [
  ['12', 2, '12.00'],
  ['12.5', 2, '12.50'],
  ['12,5', 2, '12.50'],
  ['1,234.50', 2, '1234.50'],
  ['1.234,50', 2, '1234.50'],
  ['1.234', 2, '1234.00'],
  ["1'234.50", 2, '1234.50'],
  ['€ 9,90', 2, '9.90'],
  ['9.90 EUR', 2, '9.90'],
  ['.5', 2, '0.50'],
  ['007', 2, '7.00'],
  ['934', 0, '934'],
  ['934.00', 0, '934'],
  ['934.50', 0, null],
  ['1.234', 3, '1.234'],
  ['1.2345', 2, null],
  ['-3', 2, null],
  ['', 2, null],
  ['abc', 2, null],
  ['9999999999999', 2, null],
];

describe('normalizeAmount', () => {
  it.each(cases)('reads "%s" with %i decimals as %s', (typed, digits, normalized) => {
    expect(normalizeAmount(typed, digits)).toBe(normalized);
  });
});
