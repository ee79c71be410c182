import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { readQuantity } from './quantity.ts';
import { type PricedLine, totalsOf } from './totals.ts';

const rate = { id: 'flat', name: 'Post', perOrder: '5.00', perItem: '0.50' };

/** `2×19.00 1×5.00!` : lines; `!` is not sent. */
function lines(notation: string): PricedLine[] {
  return notation.split(' ').map((word, index) => {
    const [quantity = '', price = ''] = word.replace('!', '').split('×');
    return {
      key: String(index),
      unitMinor: BigInt(Math.round(Number(price) * 100)),
      quantity: Number(quantity),
      shipped: !word.includes('!'),
    };
  });
}

describe('totals of a cart', () => {
  it.each([
    ['2×19.00', null, [3800n, 0n, 3800n]],
    ['2×19.00', rate, [3800n, 600n, 4400n]],
    ['2×19.00 1×5.00!', rate, [4300n, 600n, 4900n]],
    ['1×5.00!', rate, [500n, 0n, 500n]],
  ] as const)('commerce, totals: %s with %j', (notation, given, [subtotal, shipping, grand]) => {
    const totals = totalsOf({ currency: 'USD', lines: lines(notation), rate: given });
    expect([totals.subtotalMinor, totals.shippingMinor, totals.grandTotalMinor]).toEqual([
      subtotal,
      shipping,
      grand,
    ]);
  });

  it('commerce, invariants I1: grand is the sum of its parts, never negative, whatever the order of the lines', () => {
    const line = fc.record({
      unitMinor: fc.bigInt({ min: 0n, max: 100_000_000n }),
      quantity: fc.integer({ min: 1, max: 9999 }),
      shipped: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.boolean(), (drawn, ships) => {
        const keyed = drawn.map((one, index) => ({ ...one, key: String(index) }));
        const cart = { currency: 'USD', lines: keyed, rate: ships ? rate : null };
        const totals = totalsOf(cart);
        const turned = totalsOf({ ...cart, lines: [...keyed].reverse() });
        expect(totals.grandTotalMinor).toBe(turned.grandTotalMinor);
        expect(totals.grandTotalMinor >= 0n).toBe(true);
        expect(totals.grandTotalMinor).toBe(
          totals.subtotalMinor - totals.discountMinor + totals.shippingMinor + totals.taxMinor,
        );
      }),
    );
  });
});

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
