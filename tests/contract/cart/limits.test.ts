import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartPath, details, entriesPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('limits');
});
afterAll(() => shop.close());
afterEach(() => {
  expect(shop.app.faults).toEqual([]);
});

describe('the limits of a cart', () => {
  it('counts what it holds itself as available when more is added', async () => {
    await shop.setStock('MUG', 3);
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 1);
    const held = await session.send('PUT', '/api/commerce/checkout', { ...details, hold: true });
    expect(held.json.holdExpiresAt).not.toBeNull();
    expect((await shop.add(session, 'MUG', 2)).status).toBe(200);
    expect(await shop.add(session, 'MUG', 1)).toMatchObject({
      status: 409,
      json: { error: 'Sorry, we do not have enough of that item available.' },
    });
  });

  it('refuses a total that the wire cannot say, and changes nothing', async () => {
    const { db } = shop.app;
    await shop.setStock('SHIRT-M', 1);
    const { id } = shop.variant('SHIRT-M');
    await db.forSite(shop.siteId, (tx) =>
      tx.updateTable('stock').set({ unlimited: true }).where('variantId', '=', id).execute(),
    );
    await db.forSite(shop.siteId, (tx) =>
      tx.updateTable('variant').set({ priceMinor: 5_000_000_000_000_000n }).where('id', '=', id).execute(),
    );
    const session = await shop.shopper();
    expect((await shop.add(session, 'SHIRT-M')).status).toBe(200);
    expect(await shop.add(session, 'SHIRT-M')).toMatchObject({
      status: 409,
      json: { code: 'cart-total-too-large', error: 'Sorry, the total of this cart is too high.' },
    });
    const cart = (await session.send('GET', cartPath)).json;
    expect(cart.totalQuantity).toBe(1);
    const [entry] = cart.entries;
    const changed = await session.send('PUT', `${entriesPath}/${entry.id}`, { quantity: 2 });
    expect(changed).toMatchObject({ status: 409, json: { code: 'cart-total-too-large' } });
    await db.forSite(shop.siteId, (tx) =>
      tx.updateTable('variant').set({ priceMinor: 90_000_000_000_000_000n }).where('id', '=', id).execute(),
    );
    expect(await session.send('GET', cartPath)).toMatchObject({
      status: 409,
      json: { code: 'cart-total-too-large' },
    });
    expect((await session.send('DELETE', `${entriesPath}/${entry.id}`)).status).toBe(200);
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(0);
  });

  it('shipping of which the total becomes too large is refused, not a fault', async () => {
    const { id } = shop.variant('SHIRT-M');
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('variant').set({ priceMinor: 9_007_199_254_740_900n }).where('id', '=', id).execute(),
    );
    const session = await shop.shopper();
    await shop.add(session, 'SHIRT-M');
    const answer = await session.send('PUT', '/api/commerce/checkout', details);
    expect(answer).toMatchObject({ status: 409, json: { code: 'cart-total-too-large' } });
  });
});

describe('rate limits of adding an entry', () => {
  it('storefront §8 add entry: 429: Please try again in a few seconds. ; decisions §numbers rate limit: add entry 30 in 10 seconds a cart; decisions §numbers rate limit: says when to come again', async () => {
    const session = await shop.shopper();
    await shop.setStock('MUG', 5000);
    await shop.add(session, 'MUG');
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push(await shop.add(session, 'MUG'));
    expect(answers.slice(0, 29).map((answer) => answer.status)).toEqual(Array(29).fill(200));
    const refused = answers.find((one) => one.status === 429);
    expect(refused?.json).toMatchObject({
      error: 'Please try again in a few seconds.',
      code: 'too-many-requests',
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const another = await shop.shopper();
    expect((await shop.add(another, 'MUG')).status).toBe(200);
  });

  it('decisions §numbers rate limit: add entry 120 a minute an address, whatever the cart', async () => {
    const statuses = [];
    for (let n = 0; n < 8; n += 1) {
      const session = await shop.shopper();
      for (let m = 0; m < 16; m += 1) statuses.push((await shop.add(session, 'MUG')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
  });
});
