import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { cartPath, details, createShop, patiently, type Shop } from './shop.ts';

/** Shoppers at once. */
const crowd = 200;
const timeoutMs = { timeout: 180_000 };
let shop: Shop;

beforeAll(async () => {
  shop = await createShop('crowd');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

/** A shopper with an address of their own, since limits are counted by it. */
function shopperAt(n: number): Session {
  const host = `crowd.${shop.app.studioHost}`;
  return createSession(shop.app.port, host, `127.${1 + (n >> 8)}.${n & 255}.1`);
}

async function withMug(n: number): Promise<Session> {
  const session = shopperAt(n);
  await patiently(() => session.send('GET', '/cart'));
  expect((await patiently(() => shop.add(session, 'MUG'))).status).toBe(200);
  return session;
}

// Carts with a mug that none was left for: they wait for the next mugs.
const waiting = new Map<number, Session>();

/** The shopper with a mug in the cart who got none, or another one. */
async function wantsMug(n: number): Promise<Session> {
  const session = waiting.get(n) ?? (await withMug(n));
  waiting.set(n, session);
  return session;
}

describe('a crowd of shoppers', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'buys the last %i units exactly when 200 shoppers press at once, and the others are told',
    timeoutMs,
    async (units) => {
      await shop.setStock('MUG', units);
      const sessions = await Promise.all(Array.from({ length: crowd }, (_, n) => wantsMug(n)));
      const answers = await Promise.all(
        sessions.map(async (session, n) => {
          const hold = { ...details, hold: true };
          if (n % 2) await patiently(() => session.send('PUT', '/api/commerce/checkout', hold));
          return patiently(() => shop.complete(session, 1750, { key: `crowd-${units}-${n}` }));
        }),
      );
      const placed = answers.filter((answer) => answer.json.status === 'placed');
      for (const [n, answer] of answers.entries()) if (placed.includes(answer)) waiting.delete(n);
      expect(placed).toHaveLength(units);
      expect(new Set(placed.map((answer) => answer.json.orderNumber)).size).toBe(units);
      for (const answer of answers.filter((one) => !placed.includes(one)))
        expect(answer).toMatchObject({ status: 409, json: { code: 'not-enough-stock' } });
      expect(await shop.stock('MUG')).toEqual({ onHand: 0, reserved: 0 });
    },
  );

  it('that completes one cart ten times, with one key and with ten, places one order', async () => {
    await shop.setStock('MUG', 20);
    const session = await withMug(1);
    const keys = [...Array<string>(5).fill('one'), ...Array.from({ length: 5 }, (_, n) => `other ${n}`)];
    const answers = await Promise.all(keys.map((key) => shop.complete(session, 1750, { key })));
    expect(new Set(answers.map((answer) => answer.json.orderId)).size).toBe(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 19, reserved: 0 });
  });

  it('a cart with two lines of one variant counts them together, and buys all of it or nothing', async () => {
    await shop.setStock('MUG', 5);
    const sessions = await Promise.all(Array.from({ length: 10 }, (_, n) => withTwoLines(500 + n)));
    const answers = await Promise.all(sessions.map((session) => shop.complete(session, 3600 + 650)));
    const placed = answers.filter((answer) => answer.json.status === 'placed');
    expect(placed).toHaveLength(1);
    for (const answer of answers.filter((one) => !placed.includes(one)))
      expect(answer).toMatchObject({ status: 409, json: { code: 'not-enough-stock' } });
    expect(await shop.stock('MUG')).toEqual({ onHand: 2, reserved: 0 });
  });

  it('ten completions with one key and with ten, and the provider’s message twice, are one charge', async () => {
    await shop.setStock('MUG', 20);
    const session = await withMug(1);
    const number = '4000000000002222';
    const payment = { kind: 'test-card', number, expiry: '12/40', cvc: '123' };
    const keys = [...Array<string>(5).fill('again'), ...Array.from({ length: 5 }, (_, n) => `more ${n}`)];
    const worker = await startWorker(shop.app.deps);
    const answers = await Promise.all(keys.map((key) => shop.complete(session, 1750, { key, payment })));
    expect(new Set(answers.map((answer) => answer.json.orderId)).size).toBe(1);
    await expect
      .poll(
        () =>
          shop.app.db.global((tx) =>
            tx
              .selectFrom('outbox')
              .select('id')
              .where('topic', '=', 'payment-event')
              .where('sentAt', 'is', null)
              .execute(),
          ),
        { timeout: 8000 },
      )
      .toEqual([]);
    await worker.close();
    const charges = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('test_charge').select('paymentId').where('cardLast4', '=', '2222').execute(),
    );
    expect(charges).toHaveLength(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 19, reserved: 0 });
  });
});

/** Three mugs in two lines: two of them with something that was typed for them. */
async function withTwoLines(n: number): Promise<Session> {
  const session = await withMug(n);
  const { id } = (await session.send('GET', cartPath)).json;
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    const one = await tx
      .selectFrom('cart_entry')
      .selectAll()
      .where('cartId', '=', id)
      .executeTakeFirstOrThrow();
    const typed = { quantity: 2, fieldsHash: 'typed', additionalFields: null };
    await tx
      .insertInto('cart_entry')
      .values({ ...one, ...typed, id: shop.app.deps.newId() })
      .execute();
  });
  return session;
}
