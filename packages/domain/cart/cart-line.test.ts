import { describe, expect, it } from 'vitest';
import { type CartItem, type CartLine, lineProblems, unitMinorOf } from './cart-line.ts';

const item: CartItem = {
  kind: 'physical',
  title: 'Mug',
  collection: { id: 's', name: 'Shop' },
  path: '/shop/p/mug',
  sku: 'MUG',
  attributes: {},
  priceMinor: 1200n,
  salePriceMinor: 900n,
  onSale: false,
  weightGrams: 300,
  size: null,
  categoryIds: [],
  profileId: '',
  taxClassId: '',
  image: null,
  available: 3,
};

function line(id: string, quantity: number, more: Partial<CartLine> = {}): CartLine {
  return {
    title: 'Mug',
    seenMinor: 1200n,
    formId: null,
    fields: null,
    id,
    productId: 'p',
    variantId: 'v',
    quantity,
    item,
    ...more,
  };
}

describe('the unit price', () => {
  it.each([
    [{ onSale: false }, 1200n],
    [{ onSale: true }, 900n],
    [{ onSale: true, salePriceMinor: null }, 1200n],
  ])('with %j is %s', (more, expected) => {
    expect(unitMinorOf({ ...item, ...more })).toBe(expected);
  });
});

describe('lines of a cart', () => {
  it('have no problem while there is enough', () => {
    expect(lineProblems([line('a', 3)]).size).toBe(0);
  });

  it('share what is left of one variant', () => {
    const problems = lineProblems([line('a', 2), line('b', 2)]);
    expect([...problems.values()]).toEqual(['not-enough-stock', 'not-enough-stock']);
  });

  it('say when their product is gone, and never run out without a limit', () => {
    const free = { ...item, available: null };
    const problems = lineProblems([
      line('a', 1, { item: null }),
      line('b', 9999, { item: free, variantId: 'w' }),
    ]);
    expect([...problems]).toEqual([['a', 'item-unavailable']]);
  });
});
