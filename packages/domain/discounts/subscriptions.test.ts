import { describe, expect, it } from 'vitest';
import type { PricedLine } from '../line-items/priced-line.ts';
import { totalsOf } from '../cart/totals.ts';
import { untaxed } from '../tax/tax-rule.ts';
import type { Discount, DiscountEffect, SubscriptionRule } from './discount.ts';
import { keepDiscount, renewDiscount } from './stored-discount.ts';

function discount(effect: DiscountEffect, more: Partial<Discount> = {}): Discount {
  return {
    id: 'd',
    name: 'Discount',
    code: 'TEN',
    scope: { kind: 'order' },
    effect,
    minimumMinor: 0n,
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    limit: null,
    used: 0,
    oncePerCustomer: false,
    subscriptions: 'first',
    ...more,
  };
}

function box(billing?: 'first' | 'renewal', quantity = 2): PricedLine {
  const line = { key: 'a', productId: 'box', categoryIds: ['veg'], kind: 'physical' } as const;
  return { ...line, unitMinor: 1000n, quantity, weightGrams: 0, ...(billing ? { billing } : {}) };
}

function price(line: PricedLine, given: readonly Discount[], automatic: readonly Discount[] = []) {
  return totalsOf({
    lines: [line],
    rules: { discounts: automatic, shipping: [], tax: untaxed, minimumOrderMinor: 0n },
    codes: given.map((one) => ({ code: one.code ?? '', discount: one })),
    usedByCustomer: new Set<string>(),
    shippingOption: null,
    shipTo: null,
    taxAt: null,
    giftCards: [],
    now: 0,
  });
}

const half: DiscountEffect = { kind: 'percent', percent: 50 };

describe('the subscription rule of a discount', () => {
  it.each<[SubscriptionRule, 'first' | 'renewal' | undefined, bigint]>([
    ['first', undefined, 1000n],
    ['first', 'first', 1000n],
    ['first', 'renewal', 0n],
    ['all', undefined, 1000n],
    ['all', 'first', 1000n],
    ['all', 'renewal', 1000n],
    ['exclude', undefined, 1000n],
    ['exclude', 'first', 0n],
    ['exclude', 'renewal', 0n],
  ])('%s of a charge that is %s takes %i', (subscriptions, billing, off) => {
    expect(price(box(billing), [discount(half, { subscriptions })]).discountMinor).toBe(off);
  });

  it('storefront §3: a code that is not for subscriptions says so in invalidCoupons', () => {
    const excluded = discount(half, { subscriptions: 'exclude' });
    expect(price(box('first'), [excluded]).invalidCodes).toEqual([
      { code: 'TEN', reason: 'not-for-subscriptions' },
    ]);
  });

  it('holds for automatic discounts and for sets as well', () => {
    const sets = { kind: 'buy-x-get-y', buy: 1, get: 1, percent: 100, of: { kind: 'order' } } as const;
    for (const subscriptions of ['first', 'exclude'] as const) {
      const given = discount(sets, { code: null, subscriptions });
      expect(price(box('renewal'), [], [given]).discountMinor).toBe(0n);
    }
    expect(
      price(box('renewal'), [], [discount(sets, { code: null, subscriptions: 'all' })]).discountMinor,
    ).toBe(1000n);
  });
});

describe('a discount of all charges', () => {
  const of = { productId: 'box', currency: 'USD' };
  const conditions = { minimumMinor: 1500n, minimumQuantity: 2, limit: 1, used: 1, endsAt: 1 } as const;

  it.each<[string, DiscountEffect, Partial<Discount>]>([
    ['percent', half, {}],
    ['a fixed amount', { kind: 'fixed', amountMinor: 333n }, {}],
    ['of a category', half, { scope: { kind: 'categories', categoryIds: ['veg'] } }],
    ['of a product', half, { scope: { kind: 'products', productIds: ['box'] } }],
    [
      'of sets',
      { kind: 'buy-x-get-y', buy: 1, get: 1, percent: 30, of: { kind: 'categories', categoryIds: ['veg'] } },
      {},
    ],
  ])('%s takes from a renewal what it took from the first charge', (_name, effect, more) => {
    const given = discount(effect, { subscriptions: 'all', ...more });
    const first = price(box('first'), [given]);
    // JSON, as it is kept: it must live through that.
    const kept = JSON.parse(JSON.stringify(keepDiscount({ ...given, ...conditions }, 'USD')));
    const line = { ...box('renewal'), categoryIds: [] };
    const renewal = price(line, [], [renewDiscount(kept, of)]);
    expect(first.discountMinor > 0n).toBe(true);
    expect(renewal.discountMinor).toBe(first.discountMinor);
    expect(renewal.discounts).toMatchObject([{ discount: { id: 'd', name: 'Discount', code: 'TEN' } }]);
  });

  it('keeps its turn: those of items before those of the order', () => {
    const items = discount(
      { kind: 'fixed', amountMinor: 400n },
      { id: 'z', subscriptions: 'all', scope: { kind: 'products', productIds: ['box'] } },
    );
    const order = discount(half, { id: 'a', subscriptions: 'all', code: null });
    const first = price(box('first'), [items], [order]);
    const renewed = [items, order].map((one) => renewDiscount(keepDiscount(one, 'USD'), of));
    expect(price(box('renewal'), [], renewed).discountMinor).toBe(first.discountMinor);
    expect(first.discountMinor).toBe(400n + 800n);
  });
});
