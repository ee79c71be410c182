import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartPath, details, entriesPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('wire', { measuresVisits: true });
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function added() {
  await shop.setStock('SHIRT-S', 5);
  const session = await shop.shopper();
  const answer = await shop.add(session, 'SHIRT-S', 2);
  return { session, answer: answer.json, cart: answer.json.shoppingCart, entry: answer.json.newlyAdded };
}

describe('a cart on the wire', () => {
  it('storefront §3 cart: has id, websiteId and orderId as text', async () => {
    const { cart } = await added();
    expect([typeof cart.id, cart.websiteId, cart.orderId]).toEqual(['string', shop.siteId, '']);
    expect(cart.id).not.toBe('');
  });

  it('storefront §3 cart: has the time it was made', async () => {
    const { cart } = await added();
    expect(Math.abs(Date.now() - cart.created)).toBeLessThan(60_000);
  });

  it('storefront §3 cart: isPurchased is false until it is bought', async () => {
    const { cart } = await added();
    expect(cart.isPurchased).toBe(false);
  });

  it('storefront §3 cart: has a list of entries', async () => {
    const { cart, entry } = await added();
    expect(cart.entries.map((one: { id: string }) => one.id)).toEqual([entry.id]);
  });

  it('storefront §3 cart: has shippingOptions, selectedShippingOption and shippingLocation', async () => {
    const { session } = await added();
    await session.send('PUT', '/api/commerce/checkout', details);
    const cart = (await session.send('GET', cartPath)).json;
    expect(cart.shippingOptions.map((shippingOption: { id: string }) => shippingOption.id)).toContain('flat');
    expect(cart.selectedShippingOption.id).toBe('flat');
    expect(cart.shippingLocation).toEqual({ country: 'US', region: 'NY', postalCode: '12207' });
  });

  it('storefront §3 cart: has applicableTaxRules', async () => {
    expect((await added()).cart.applicableTaxRules).toEqual([]);
  });

  it('storefront §3 cart: has coupons, validCoupons and invalidCoupons as lists', async () => {
    const { coupons, validCoupons, invalidCoupons } = (await added()).cart;
    expect([coupons, validCoupons, invalidCoupons]).toEqual([[], [], []]);
  });

  it.each([
    ['storefront §3 cart: subtotalCents is 0 to begin with', 'subtotalCents'],
    ['storefront §3 cart: taxCents is 0 to begin with', 'taxCents'],
    ['storefront §3 cart: shippingCostCents is 0 to begin with', 'shippingCostCents'],
    ['storefront §3 cart: discountCents is 0 to begin with', 'discountCents'],
    ['storefront §3 cart: grandTotalCents is 0 to begin with', 'grandTotalCents'],
    ['storefront §3 cart: totalQuantity is 0 to begin with', 'totalQuantity'],
  ])('%s', async (_statement, field) => {
    const cart = (await (await shop.shopper()).send('GET', cartPath)).json;
    expect(cart[field]).toBe(0);
  });

  it('storefront §3 cart: has hasDigital, purelyDigital and requiresShipping', async () => {
    const { hasDigital, purelyDigital, requiresShipping } = (await added()).cart;
    expect([hasDigital, purelyDigital, requiresShipping]).toEqual([false, false, true]);
  });

  it('storefront §3 cart entry: has id, itemId, quantity and title', async () => {
    const { entry } = await added();
    expect(entry).toMatchObject({ itemId: shop.variant('SHIRT-S').productId, quantity: 2, title: 'Shirt' });
    expect(entry.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('storefront §3 cart entry: chosenVariant has sku and attributes', async () => {
    expect((await added()).entry.chosenVariant).toEqual({ sku: 'SHIRT-S', attributes: { Size: 'S' } });
  });

  it('storefront §3 cart entry: has subTotal and purchasePriceCents', async () => {
    const { entry } = await added();
    expect(entry).toMatchObject({ subTotal: { value: '48.00', currency: 'USD' }, purchasePriceCents: 2400 });
  });

  it('storefront §3 money: is value with currency', async () => {
    expect((await added()).entry.subTotal).toEqual({ value: '48.00', currency: 'USD' });
  });

  it('names the store page of each entry', async () => {
    const { entry } = await added();
    expect(entry.collection).toMatchObject({ name: 'Shop' });
    expect(entry.collection.id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the calls of a cart', () => {
  it('storefront §7 add entry: POST /api/commerce/shopping-cart/entries', async () => {
    await shop.setStock('MUG', 5);
    const session = await shop.shopper();
    const body = { itemId: shop.variant('MUG').productId, sku: 'MUG', quantity: 1, additionalFields: '{}' };
    expect((await session.send('POST', '/api/commerce/shopping-cart/entries', body)).status).toBe(200);
  });

  it('storefront §7 add entry: takes itemId, sku or null, quantity and additionalFields as JSON text', async () => {
    await shop.setStock('MUG', 5);
    const session = await shop.shopper();
    const itemId = shop.variant('MUG').productId;
    const whole = { itemId, sku: null, quantity: 1, additionalFields: '{"a":"b"}' };
    expect((await session.send('POST', entriesPath, whole)).status).toBe(200);
    expect((await session.send('POST', entriesPath, { ...whole, sku: 'MUG' })).json.newlyAdded.itemId).toBe(
      itemId,
    );
    expect((await session.send('POST', entriesPath, { ...whole, itemId: 7 })).status).toBe(400);
  });

  it('storefront §7 add entry: answers shoppingCart and newlyAdded', async () => {
    const { answer } = await added();
    expect(Object.keys(answer).sort()).toEqual(['newlyAdded', 'shoppingCart']);
    expect(answer.newlyAdded).toMatchObject({ title: 'Shirt' });
  });

  it('storefront §7 read cart: GET /api/commerce/shopping-cart', async () => {
    const { session, cart } = await added();
    expect((await session.send('GET', '/api/commerce/shopping-cart')).json).toMatchObject({ id: cart.id });
  });

  it('storefront §7 stock: GET commerce/inventory/stock/ by itemId', async () => {
    await shop.setStock('MUG', 3);
    const session = await shop.shopper();
    const itemId = shop.variant('MUG').productId;
    const answer = await session.send('GET', `/commerce/inventory/stock/?itemId=${itemId}`);
    expect([answer.status, answer.json.results.length]).toEqual([200, 1]);
    expect((await session.send('GET', '/commerce/inventory/stock/')).status).toBe(400);
  });

  it('storefront §7 stock: results have unlimited and qtyInStock', async () => {
    await shop.setStock('MUG', 3);
    const session = await shop.shopper();
    const itemId = shop.variant('MUG').productId;
    const { results } = (await session.send('GET', `/commerce/inventory/stock/?itemId=${itemId}`)).json;
    expect(results).toMatchObject([{ unlimited: false, qtyInStock: 3 }]);
  });

  it('storefront §6 rights: a visitor adds to the cart without rights', async () => {
    await shop.setStock('MUG', 5);
    const session = await shop.shopper();
    expect([...session.cookies.keys()]).not.toContain('siteUserInfo');
    expect((await shop.add(session, 'MUG')).status).toBe(200);
  });
});

describe('the feature site-visitor-metrics', () => {
  const propsOf = async () => {
    const { text } = await shop.app.site('wire').send('GET', '/shop');
    const attribute = /data-island="cart"[^>]* data-props="([^"]*)"/.exec(text)?.[1] ?? '{}';
    return JSON.parse(attribute.replaceAll('&quot;', '"'));
  };

  it('is on until the owner turns it off, and told to every page', async () => {
    expect(await propsOf()).toMatchObject({ metrics: true, websiteId: shop.siteId });
    const path = `/api/studio/sites/${shop.siteId}/settings`;
    const { settings, version } = (await shop.owner.send('GET', path)).json;
    expect(settings.visitorMetrics).toBe(true);
    const body = { settings: { ...settings, visitorMetrics: false }, version };
    expect((await shop.owner.send('PUT', path, body)).status).toBe(200);
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    const props = await propsOf();
    expect(props.metrics).toBe(false);
    expect(props.pageId).toMatch(/^collection-[\da-f-]{36}$/);
  });
});
