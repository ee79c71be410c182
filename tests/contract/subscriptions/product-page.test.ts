import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;

beforeAll(async () => {
  shop = await createSubscriptionShop('shelf');
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 12 };

describe('subscriptions that are bought alone', () => {
  it('storefront §3 product item: structuredContent has isSubscribable and subscriptionPlan; a subscription says ‘Subscribe’, its price phrase, and asks for no quantity', async () => {
    await shop.planned('Veg box', monthly, 'physical');
    const visitor = await shop.shopper();
    const page = await visitor.send('GET', '/shop/p/veg-box');
    expect(page.text).toContain('$12.00 every month for 1 year');
    expect(page.text).toContain('action="/api/3/commerce/cart/subscription"');
    expect(page.text).toMatch(/v-add-to-cart"[^>]*>Subscribe</);
    expect(page.text).not.toContain('v-quantity-input');
    const list = await visitor.send('GET', '/shop');
    expect(list.text).toContain('$12.00 every month for 1 year');
    expect(list.text).toMatch(/v-quick-button"[^>]*>Subscribe</);
    const json = await visitor.send('GET', '/shop/p/veg-box?format=json');
    expect(json.json.item.structuredContent).toMatchObject({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
    });
  });

  it('storefront §2 variant selectors: not shown for a digital product', async () => {
    await shop.addProduct({ kind: 'digital', title: 'Two takes', prices: { One: '1.00', Two: '2.00' } });
    const page = await (await shop.shopper()).send('GET', '/shop/p/two-takes');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('name="option.Value"');
  });

  it('storefront §4: a gift card is never sold out, and its form leads to the page on which it is bought', async () => {
    const item = await shop.addProduct({
      kind: 'gift-card',
      title: 'Gift Card',
      prices: { $25: '25.00', $50: '50.00' },
    });
    const visitor = await shop.shopper();
    const page = await visitor.send('GET', '/shop/p/gift-card');
    expect(page.text).toContain(`method="get" action="/gift-card/${item}"`);
    expect(page.text).not.toContain('is-sold-out');
  });
});
