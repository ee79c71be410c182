import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('placed');
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

describe('the page of a placed order', () => {
  it('carries the order for scripts that measure', async () => {
    const session = await shop.shopper();
    const added = await shop.add(session, 'MUG', 2);
    const { confirmationUrl, orderId } = (await shop.complete(session, 3000)).json;
    const { text } = await session.send('GET', confirmationUrl);
    const data = /id="order-for-analytics">([^<]*)</.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({
      id: orderId,
      purchasedCartId: added.json.shoppingCart.id,
      testMode: true,
      websiteId: shop.siteId,
      grandTotal: 30,
      shippingTotal: 6,
      taxTotal: 0,
      items: [{ sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: 12 }],
    });
  });
});
