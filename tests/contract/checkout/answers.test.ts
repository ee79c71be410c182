import { createSecretKey, randomBytes } from 'node:crypto';
import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asksBank, charges, declines, good, createShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('answers');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

async function readyCart() {
  await shop.setStock('MUG', 9);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}

describe('an Idempotency-Key', () => {
  it('keeps a refusal of the bank too, and a repeat charges nothing', async () => {
    const session = await readyCart();
    const first = await shop.complete(session, 1750, { payment: declines, key: 'no' });
    const before = await charges(shop);
    const again = await shop.complete(session, 1750, { payment: declines, key: 'no' });
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    expect(again.json).toMatchObject({ code: 'payment-declined', error: 'Your card was declined.' });
    expect(await charges(shop)).toBe(before);
    const other = await shop.complete(session, 1750, { payment: good, key: 'other' });
    expect(other.json.status).toBe('placed');
    expect((await shop.complete(session, 1750, { payment: declines, key: 'no' })).json).toEqual(first.json);
  });

  it('sent five times at once attempts one charge', async () => {
    const session = await readyCart();
    const before = await charges(shop);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.complete(session, 1750, { payment: declines, key: 'five' })),
    );
    expect((await charges(shop)) - before).toBe(1);
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
    const settled = await shop.complete(session, 1750, { payment: declines, key: 'five' });
    expect(settled.json).toMatchObject({ code: 'payment-declined' });
  });

  it('keeps no key of an order in clear, and yet answers with it again', async () => {
    const session = await readyCart();
    const first = await shop.complete(session, 1750, { key: 'secret' });
    const auth = new URL(first.json.confirmationUrl, 'http://x').searchParams.get('auth') ?? '';
    expect(auth.length).toBeGreaterThan(20);
    const kept = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('idempotency').selectAll().execute(),
    );
    expect(JSON.stringify(kept)).not.toContain(auth);
    expect((await shop.complete(session, 1750, { key: 'secret' })).json).toEqual(first.json);
  });

  it('leaves a request that was never carried out free to be sent again', async () => {
    const session = await readyCart();
    const wrong = { email: 'nobody', shippingAddress: null, shippingOption: null };
    expect((await shop.complete(session, 1200, { details: wrong, key: 'free' })).status).toBe(400);
    expect((await shop.complete(session, 1750, { key: 'free' })).json.status).toBe('placed');
  });
});

describe('the page of an order', () => {
  it('checks the key against the order itself: it opens after the keys of the crumb were replaced', async () => {
    const session = await readyCart();
    const { confirmationUrl } = (await shop.complete(session, 1750, { key: 'rotated' })).json;
    const keys = shop.app.deps.settings.crumbKeys as {
      id: string;
      key: ReturnType<typeof createSecretKey>;
    }[];
    const old = keys.splice(0, keys.length, { id: 'new', key: createSecretKey(randomBytes(32)) });
    expect((await session.send('GET', confirmationUrl)).status).toBe(200);
    const guessed = confirmationUrl.replace(/auth=.*/, `auth=${'A'.repeat(32)}`);
    expect((await session.send('GET', guessed)).status).toBe(404);
    keys.splice(0, keys.length, ...old);
  });

  it('answers 404 to the key of another order', async () => {
    const one = await readyCart();
    const two = await readyCart();
    const first = (await shop.complete(one, 1750)).json;
    const second = (await shop.complete(two, 1750)).json;
    const mixed = second.confirmationUrl.replace(second.orderId, first.orderId);
    expect((await one.send('GET', mixed)).status).toBe(404);
  });
});

describe('a cart whose payment is under way', () => {
  it('decisions §numbers stock hold: extended once while a payment is under way: it stays locked as long as the payment may still be taken', async () => {
    const session = await readyCart();
    const waiting = await shop.complete(session, 1750, { payment: asksBank });
    expect(waiting.json).toMatchObject({ status: 'requires-action' });
    shop.setClock(() => Date.now() + 12 * 60_000);
    expect(await shop.add(session, 'MUG')).toMatchObject({ status: 423, json: { code: 'cart-locked' } });
    expect(await shop.complete(session, 1750)).toMatchObject({
      json: { orderId: waiting.json.orderId, status: 'requires-action' },
    });
  });
});
