import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { readQuantity } from './quantity.ts';

describe('quantity', () => {
  it.each([
    [
      'storefront §5 quantity: numbers only',
      ['3', 3],
      ['lots', 'quantity-not-a-number'],
      ['', 'quantity-not-a-number'],
      ['1e2', 'quantity-not-a-number'],
      ['0x10', 'quantity-not-a-number'],
      ['+1', 'quantity-not-a-number'],
      ['1_0', 'quantity-not-a-number'],
      ['１', 'quantity-not-a-number'],
      ['Infinity', 'quantity-not-a-number'],
      [' 3 ', 3],
      [3, 3],
      [1e300, 'quantity-out-of-range'],
    ],
    ['storefront §5 quantity: whole numbers only', ['1.5', 'quantity-not-whole'], ['2', 2]],
    [
      'storefront §5 quantity: from 1',
      ['1', 1],
      ['0', 'quantity-out-of-range'],
      ['-1', 'quantity-out-of-range'],
    ],
    ['storefront §5 quantity: to 9999', ['9999', 9999], ['10000', 'quantity-out-of-range']],
    ['storefront §5 quantity: 1 to begin with', [undefined, 1], [null, 1]],
  ] as const)('%s', (_statement, ...cases) => {
    for (const [given, expected] of cases) {
      const read = readQuantity(given);
      expect(isRefusal(read) ? read.code : read).toBe(expected);
    }
  });
});
