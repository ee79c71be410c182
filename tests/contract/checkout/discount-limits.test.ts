import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { declines, details, patiently } from './shop.ts';
import { enter, createDiscountShop, type DiscountShop } from './discount-shop.ts';

let shop: DiscountShop;
/** Shoppers at once. */
const crowd = 200;

beforeAll(async () => {
  shop = await createDiscountShop('code-limits');
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.removeDiscounts();
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

describe('limits of a discount under concurrency', () => {
  it('a code for one order is used once by 200 at once; the others are told of the new total', {
    timeout: 180_000,
  }, async () => {
    await shop.discount({ limit: 1 });
    const sessions = await Promise.all(Array.from({ length: crowd }, () => shop.withMugs(2)));
    await Promise.all(sessions.map((session) => patiently(() => enter(session, 'TEN'))));
    const answers = await Promise.all(
      sessions.map((session) => patiently(() => shop.complete(session, 2160 + 600))),
    );
    expect(answers.filter((answer) => answer.json.status === 'placed')).toHaveLength(1);
    for (const answer of answers.filter((one) => one.json.status !== 'placed'))
      expect(answer).toMatchObject({
        status: 409,
        json: {
          code: 'CART_CHANGED',
          shoppingCart: { grandTotalCents: 3000, invalidCoupons: [{ reason: 'used-up' }] },
        },
      });
  });

  it.each(['ADA@shop.example', 'ada+again@shop.example'])(
    'once a customer: the second order of the same mailbox does not have it: %s',
    async (email) => {
      await shop.discount({ oncePerCustomer: true });
      const [first, second] = [await shop.withMugs(2), await shop.withMugs(2)];
      for (const session of [first, second]) await enter(session, 'TEN');
      expect((await shop.complete(first, 2760)).json.status).toBe('placed');
      const again = { ...details, email };
      const refused = await shop.complete(second, 2760, { details: again });
      expect(refused.json).toMatchObject({
        code: 'CART_CHANGED',
        shoppingCart: { invalidCoupons: [{ reason: 'used-by-customer' }] },
      });
    },
  );

  it('a declined payment gives the use back', async () => {
    await shop.discount({ limit: 1 });
    const session = await shop.withMugs(2);
    await enter(session, 'TEN');
    expect((await shop.complete(session, 2760, { payment: declines })).status).toBe(409);
    expect((await shop.complete(session, 2760)).json.status).toBe('placed');
  });
});
