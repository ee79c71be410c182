import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountEffect, DiscountScope } from '../discounts/discount.ts';
import { digitsOf } from '../money/money.ts';
import { currencies } from '../money/currencies.data.ts';
import { fitsWire, toWireCents } from '../money/wire.ts';
import { sumOf } from '../line-items/priced-line.ts';
import { type CartToPrice, totalsOf } from './totals.ts';

const environment = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env;
/** A slice in every run; `npm run soak-tests` for all of them, CARTS_SEED for others. */
const numRuns = Number(environment?.['CARTS'] ?? 5000);
const seed = Number(environment?.['CARTS_SEED'] ?? 20_261_121);
const timeout = 20_000 + 2 * numRuns;

const products = ['mug', 'pot', 'tea', 'cup'];
const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
const scope: fc.Arbitrary<DiscountScope> = fc.oneof(
  fc.constant({ kind: 'order' } as const),
  fc.record({ kind: fc.constant('products' as const), productIds: fc.subarray(products) }),
  fc.record({ kind: fc.constant('categories' as const), categoryIds: fc.subarray(['a', 'b']) }),
);
const percent = fc.integer({ min: 1, max: 100 });
const effect: fc.Arbitrary<DiscountEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('fixed' as const), amountMinor: amount }),
  fc.constant({ kind: 'free-shipping' } as const),
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buy: fc.integer({ min: 1, max: 5 }),
    get: fc.integer({ min: 1, max: 5 }),
    percent,
    of: scope,
  }),
);
const discount = fc.record({
  id: fc.uuid(),
  name: fc.constant(''),
  code: fc.constant(null),
  scope,
  effect,
  minimumMinor: fc.oneof(fc.constant(0n), amount),
  minimumQuantity: fc.integer({ min: 0, max: 3 }),
  active: fc.constant(true),
  startsAt: fc.constant(null),
  endsAt: fc.constant(null),
  limit: fc.constant(null),
  used: fc.constant(0),
  oncePerCustomer: fc.constant(false),
  subscriptions: fc.constantFrom('first' as const, 'all' as const, 'exclude' as const),
});
const line = fc.record({
  productId: fc.constantFrom(...products),
  categoryIds: fc.subarray(['a', 'b', 'c']),
  kind: fc.constantFrom('physical', 'digital', 'service', 'gift-card', 'paywall', 'donation'),
  unitMinor: amount,
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9999 })),
  weightGrams: fc.integer({ min: 0, max: 5000 }),
  profileId: fc.constantFrom('', 'large'),
  taxClassId: fc.constantFrom('', 'food', 'none'),
} as const);
const rule = fc.record({
  id: fc.uuid(),
  name: fc.constant(''),
  area: fc.constantFrom(
    { country: '', region: '', postalRanges: [] },
    { country: 'US', region: 'NY', postalRanges: [] },
    { country: 'US', region: '', postalRanges: [{ from: '12000', to: '12999' }] },
    { country: 'DE', region: '', postalRanges: [] },
  ),
  ratePpm: fc.bigInt({ min: 0n, max: 400_000n }),
  classRates: fc.record({ food: fc.bigInt({ min: 0n, max: 100_000n }), none: fc.constant(0n) }),
  onServices: fc.boolean(),
  onDigital: fc.boolean(),
  onShipping: fc.boolean(),
});
const cost = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), perOrderMinor: amount, perItemMinor: amount }),
  fc.record({ kind: fc.constant('local' as const), feeMinor: amount }),
);
const band = fc.record({ upToGrams: fc.integer({ min: 1, max: 60_000 }), costMinor: amount });
const anyCost = fc.oneof(
  cost,
  fc.record({ kind: fc.constant('weight' as const), bands: fc.array(band, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('carrier' as const), fallbackMinor: fc.oneof(fc.constant(null), amount) }),
);
const services = fc.oneof(
  fc.constant(null),
  fc.array(amount, { maxLength: 2 }).map((costs) =>
    costs.map((costMinor, index) => ({
      id: `s${index}`,
      name: index === 0 ? 'Post' : 'Express',
      costMinor,
    })),
  ),
);
const place = { country: 'US', region: 'NY', postalCode: '12207' };

const drawnCart = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  billing: fc.constantFrom(undefined, 'first' as const, 'renewal' as const),
  large: fc.array(anyCost, { maxLength: 2 }),
  services,
  discounts: fc.array(discount, { maxLength: 5 }),
  codes: fc.array(discount, { maxLength: 2 }),
  included: fc.boolean(),
  rounding: fc.constantFrom('rate' as const, 'line' as const),
  rules: fc.array(rule, { maxLength: 3 }),
  cost,
  freeFromMinor: fc.oneof(fc.constant(null), amount),
  balances: fc.array(amount, { maxLength: 3 }),
});

type DrawnCart = typeof drawnCart extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const anyCart: fc.Arbitrary<CartToPrice> = drawnCart.map((drawn) => ({
  lines: drawn.lines.map((one, index) => ({
    ...one,
    key: String(index).padStart(3, '0'),
    ...(drawn.billing ? { billing: drawn.billing } : {}),
  })),
  rules: {
    discounts: drawn.discounts,
    shipping: ratesOf(drawn),
    tax: { included: drawn.included, rounding: drawn.rounding, rules: drawn.rules },
    minimumOrderMinor: 0n,
  },
  codes: drawn.codes.map((code) => ({ code: code.id, discount: { ...code, code: code.id } })),
  usedByCustomer: new Set<string>(),
  shippingOption: 'post',
  shipTo: place,
  taxAt: place,
  quotes: {
    keyOf: () => 'asked',
    carriers: Object.fromEntries(
      drawn.large.map((_, index) => [`large${index}`, { key: 'asked', services: drawn.services }]),
    ),
    tax: null,
  },
  giftCards: drawn.balances.map((balanceMinor, index) => ({ id: String(index), balanceMinor })),
  now: 0,
}));

function ratesOf({ cost: postage, freeFromMinor, large }: DrawnCart) {
  return [
    { id: 'post', name: '', cost: postage, areas: [], restOfWorld: false, freeFromMinor },
    ...large.map((largeCost, index) => ({
      id: `large${index}`,
      name: index === 0 ? '' : 'Express',
      cost: largeCost,
      areas: [],
      restOfWorld: false,
      freeFromMinor: null,
      profileId: 'large',
    })),
  ];
}

describe('totals of any cart', () => {
  it('have a grand total of Σ line net + line tax + shipping + shipping tax, and no negative sum', {
    timeout,
  }, () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = totalsOf(cart);
        const parts = [...totals.lines.values()];
        const { included } = cart.rules.tax;
        const shippingTax = sumOf(totals.taxes.map((tax) => (tax.on === 'shipping' ? tax.amountMinor : 0n)));
        const added = included ? 0n : sumOf(parts.map((one) => one.taxMinor)) + shippingTax;
        expect(totals.grandTotalMinor).toBe(
          sumOf(parts.map((one) => one.netMinor)) + totals.shippingMinor + added,
        );
        expect(totals.grandTotalMinor).toBe(
          totals.subtotalMinor - totals.discountMinor + totals.shippingMinor + totals.taxMinor,
        );
        for (const part of parts) {
          expect(part.discountMinor >= 0n && part.netMinor >= 0n && part.taxMinor >= 0n).toBe(true);
          expect(part.netMinor).toBe(part.grossMinor - part.discountMinor);
        }
        expect(totals.includedTaxMinor <= totals.grandTotalMinor).toBe(true);
      }),
      { numRuns, seed },
    );
  });

  it('exempt donations and gift cards from tax and discounts', { timeout }, () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = totalsOf(cart);
        for (const { key, kind } of cart.lines) {
          const part = totals.lines.get(key);
          if (kind === 'donation' || kind === 'gift-card')
            expect([part?.taxMinor, part?.discountMinor, part?.netMinor]).toEqual([0n, 0n, part?.grossMinor]);
        }
      }),
      { numRuns },
    );
  });

  it('are the same whatever the order of lines, discounts, codes and taxes', { timeout }, () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { rules } = cart;
        const turned = totalsOf({
          ...cart,
          lines: cart.lines.toReversed(),
          codes: cart.codes.toReversed(),
          rules: {
            ...rules,
            discounts: rules.discounts.toReversed(),
            tax: { ...rules.tax, rules: rules.tax.rules.toReversed() },
          },
        });
        const totals = totalsOf(cart);
        expect(turned.grandTotalMinor).toBe(totals.grandTotalMinor);
        expect([...turned.lines]).toEqual([...totals.lines]);
      }),
      { numRuns, seed },
    );
  });

  it('are the sum of gift cards and provider, and no card pays more than it holds', {
    timeout,
  }, () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = totalsOf(cart);
        const paid = sumOf(totals.tenders.map((one) => one.amountMinor));
        expect(paid + totals.dueMinor).toBe(totals.grandTotalMinor);
        expect(totals.dueMinor >= 0n).toBe(true);
        for (const tender of totals.tenders) {
          const balance = cart.giftCards.find((card) => card.id === tender.id)?.balanceMinor ?? 0n;
          expect(tender.amountMinor <= balance).toBe(true);
        }
      }),
      { numRuns, seed },
    );
  });

  it('have at most the currency’s digits when divided by 100, in all 27', { timeout }, () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom(...currencies), (cart, { code }) => {
        const { grandTotalMinor } = totalsOf(cart);
        if (!fitsWire(grandTotalMinor, code)) return;
        expect(toWireCents(grandTotalMinor, code) % 10 ** (2 - digitsOf(code))).toBe(0);
      }),
      { numRuns, seed },
    );
  });

  it('a discount more never makes a cart dearer, gift cards and taxes aside', { timeout }, () => {
    fc.assert(
      fc.property(anyCart, discount, (cart, more) => {
        const rules = { ...cart.rules, tax: { ...cart.rules.tax, rules: [] } };
        const shipping = rules.shipping.map((method) => ({ ...method, freeFromMinor: null }));
        const plain = { ...cart, codes: [], rules: { ...rules, shipping, discounts: [] } };
        const before = totalsOf(plain);
        const after = totalsOf({ ...plain, rules: { ...plain.rules, discounts: [more] } });
        expect(after.grandTotalMinor <= before.grandTotalMinor).toBe(true);
      }),
      { numRuns, seed },
    );
  });
});
