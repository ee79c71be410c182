import { describe, expect, it } from 'vitest';
import { formatForeignMoney } from './format.ts';

describe('an amount that a provider has', () => {
  it.each([
    [1750n, 'USD', '$17.50'],
    [1750n, 'JPY', '¥1,750'],
    [1750n, 'HUF', 'HUF 17.50'],
    [1750n, 'KRW', '₩1,750'],
    [1750n, 'KWD', 'KWD 1.750'],
    [5n, 'HUF', 'HUF 0.05'],
  ])('%s of %s is %s, also in a currency that no store sells in', (minor, code, text) => {
    expect(formatForeignMoney(minor, code, 'en-US').replace('\u00a0', ' ')).toBe(text);
  });
});
