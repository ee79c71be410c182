import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct } from '../../support/add-product.ts';
import { createShop, entriesPath, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let itemId = '';
beforeAll(async () => {
  shop = await createShop('counted');
  itemId = await addProduct(shop, { title: 'Bolt', variants: [{ price: '0.10' }] });
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

describe('an addition of more than there is', () => {
  it('storefront §5 add to cart: variant out of stock: Sorry, we do not have enough of that item available.', async () => {
    const answer = await shop.add(await shop.shopper(), 'SHIRT-M');
    const sentence = 'Sorry, we do not have enough of that item available.';
    expect([answer.status, answer.json.error]).toEqual([409, sentence]);
  });
});

describe('the quantity of an addition', () => {
  it.each<[string, readonly unknown[], readonly number[]]>([
    ['storefront §5 quantity: numbers only', ['many', '', true, {}], [2]],
    ['storefront §5 quantity: whole numbers only', [1.5, '2.5'], [2]],
    ['storefront §5 quantity: from 1', [0, -1], [1]],
    ['storefront §5 quantity: to 9999', [10_000, 1e21], [9999]],
  ])('%s', async (_statement, refused, taken) => {
    const add = async (quantity: unknown) => {
      const session = await shop.shopper();
      return session.send('POST', entriesPath, { itemId, sku: 'BOLT-0', quantity });
    };
    for (const quantity of refused) expect((await add(quantity)).status, String(quantity)).toBe(400);
    for (const quantity of taken) {
      const answer = await add(quantity);
      expect([answer.status, answer.json.shoppingCart.totalQuantity]).toEqual([200, quantity]);
    }
  });
});
