import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { address, asksBank, cartPath, completePath, declines, good } from '../checkout/shop.ts';
import type { RatesShop } from '../shipping/rates-shop.ts';
import { codes, skus } from './shop-model.ts';
import { forgetLimits, makeCodes, createModelShop } from './shop-under-test.ts';

/** A slice in every run; `npm run soak-tests` for all of them, CARTS_SEED for others. */
const count = Number(process.env['CARTS'] ?? 120);
const seed = Number(process.env['CARTS_SEED'] ?? 20_261_121);
/** Carts between two looks at the whole shop, and shoppers at once. */
const batch = 2000;
const lanes = 8;

const anyCart = fc.record({
  lines: fc.array(fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  codes: fc.subarray([...codes]),
  giftCards: fc.array(fc.constantFrom('1.00', '15.00', '400.00'), { maxLength: 2 }),
  region: fc.constantFrom('NY', 'OR'),
  payment: fc.constantFrom(good, good, good, declines, asksBank),
});
type GeneratedCart = typeof anyCart extends fc.Arbitrary<infer Cart> ? Cart : never;

let shop: RatesShop;

beforeAll(async () => {
  shop = await createModelShop('generated');
  await makeCodes(shop);
  for (const sku of skus) await shop.setStock(sku, 12 * count);
});
afterAll(() => shop.close());

async function buy(cart: GeneratedCart, n: number): Promise<string> {
  const place = `127.${20 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
  const session = createSession(shop.app.port, `${shop.slug}.${shop.app.studioHost}`, place);
  await session.send('GET', '/cart');
  for (const { sku, quantity } of cart.lines) await shop.add(session, sku, quantity);
  for (const code of cart.codes) await session.send('POST', `${cartPath}/coupons`, { code });
  for (const amount of cart.giftCards) {
    const made = await shop.owner.send('POST', `${shop.base}/gift-cards`, { amount, note: '' });
    await session.send('POST', `${cartPath}/gift-cards`, { code: made.json.code });
  }
  return pay(session, cart, n);
}

/** Completes at the total that was seen, once more where a code was used up in the meantime. */
async function pay(session: Session, cart: GeneratedCart, n: number): Promise<string> {
  const shippingAddress = { ...address, region: cart.region };
  const details = { email: `n${n}@shop.example`, shippingAddress, shippingOption: 'flat' };
  for (let times = 0; times < 2; times += 1) {
    const saved = await session.send('PUT', '/api/commerce/checkout', details);
    const { grandTotalCents, amountDueCents } = saved.json.cart;
    const done = await session.send('POST', completePath, {
      expectedGrandTotalCents: grandTotalCents,
      expectedAmountDueCents: amountDueCents,
      ...(amountDueCents > 0 ? { payment: cart.payment } : {}),
    });
    if (done.json.code !== 'CART_CHANGED') return done.json.status ?? done.json.code;
  }
  throw new Error('a cart changed twice');
}

describe('generated carts', () => {
  it('every invariant I1–I7 holds of all that came of them', {
    timeout: 180_000 + 100 * count,
  }, async () => {
    const carts = fc.sample(anyCart, { numRuns: count, seed });
    const outcomes = new Map<string, number>();
    for (let from = 0; from < count; from += batch) {
      await forgetLimits(shop);
      const part = carts.slice(from, from + batch).entries();
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (const [at, cart] of part) {
            const outcome = await buy(cart, from + at);
            outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          }
        }),
      );
      const { invariants } = await checkInvariants(shop.app.db, allInvariants);
      expect(invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
      expect(shop.app.faults).toEqual([]);
    }
    expect([...outcomes.keys()].toSorted()).toEqual(['payment-declined', 'placed', 'requires-action']);
    expect(outcomes.get('placed')).toBeGreaterThan(count / 2);
  });
});
