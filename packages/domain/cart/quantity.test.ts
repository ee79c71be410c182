import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { readQuantity } from './quantity.ts';

describe('quantity', () => {
  it.each([
    ['3', 3],
    [undefined, 1],
    ['1.5', 'quantity-not-whole'],
    ['lots', 'quantity-not-a-number'],
    ['', 'quantity-not-a-number'],
    ['0', 'quantity-out-of-range'],
    ['10000', 'quantity-out-of-range'],
    ['-1', 'quantity-out-of-range'],
  ])('storefront §5 quantity: %j is read as %j', (given, expected) => {
    const read = readQuantity(given);
    expect(isRefusal(read) ? read.code : read).toBe(expected);
  });
});
