import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('foreign');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

it('calls that a foreign page sends use up no attempts of others', async () => {
  const session = await shop.shopper();
  const variant = shop.variant('MUG');
  const entry = { itemId: variant.productId, sku: 'MUG', quantity: 1 };
  const path = '/api/commerce/shopping-cart/entries';
  for (let n = 0; n < 60; n += 1) expect((await session.send('POST', path, entry, foreign)).status).toBe(403);
  expect((await shop.add(session, 'MUG')).status).toBe(200);
});
