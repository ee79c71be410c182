import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { carrierSentinels } from '@veranda/server/services/commerce/shipping/fake-carrier';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { cartPath } from '../checkout/shop.ts';
import { createTarget, type Target } from '../mailing-lists/form-site.ts';
import {
  carrier,
  inNewYork,
  method,
  createRatesShop,
  createLoopbackOutbound,
  type RatesShop,
} from './rates-shop.ts';

let shop: RatesShop;
let target: Target;

beforeAll(async () => {
  shop = await createRatesShop('carriers');
  target = await createTarget();
  createLoopbackOutbound(shop);
});
afterAll(async () => {
  target.close();
  await shop.close();
});
beforeEach(async () => {
  shop.setClock(Date.now);
  Object.assign(target.state, { status: 200, away: false, wait: 0, answer: () => '{"services":[]}' });
  target.taken.length = 0;
  target.tried.length = 0;
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const optionsOf = (checkout: Reply): unknown[] =>
  checkout.cart.shippingOptions.map((shippingOption: Reply) => [shippingOption.id, shippingOption.costCents]);
const accounts = () => `${shop.base}/commerce/rate-accounts`;
const connect = (more: object = {}) =>
  shop.owner.send('PUT', `${accounts()}/carrier`, {
    url: `https://rates.example:${target.port}/quote`,
    key: 'top-secret',
    ...more,
  });

describe('rates of a carrier', () => {
  it('are asked for by weight and place, seen at the delivery, and charged as they were seen', async () => {
    await shop.rules({ shippingMethods: [carrier(null)] });
    const { session, checkout } = await shop.atDelivery({ shippingOption: 'ups:express' });
    // 600 g are two half kilograms: 6 within the country, express twice that.
    expect(optionsOf(checkout)).toEqual([
      ['flat', 600],
      ['ups:standard', 600],
      ['ups:express', 1200],
    ]);
    expect(checkout.cart).toMatchObject({ shippingCostCents: 1200, grandTotalCents: 3600 });
    const done = await shop.complete(session, 3600, { details: { shippingOption: 'ups:express' } });
    expect(done.json.status).toBe('placed');
    const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${done.json.orderId}`)).json;
    expect(order).toMatchObject({ shippingMethod: 'Express parcel', total: { value: '36.00' } });
  });

  it('are asked again when the cart changes: another weight, another price', async () => {
    await shop.rules({ shippingMethods: [carrier(null)] });
    const { session, checkout } = await shop.atDelivery({ shippingOption: 'ups:standard' });
    const [entry] = checkout.cart.entries;
    const changed = await session.send('PUT', `${cartPath}/entries/${entry.id}`, { quantity: 6 });
    expect(changed.json.shoppingCart).toMatchObject({ shippingCostCents: 800 });
    expect(changed.json.shoppingCart.isAsking).toBeUndefined();
  });

  it('are estimated on the cart page for a place that is typed there', async () => {
    await shop.rules({ shippingMethods: [carrier(null)] });
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    const crumb = session.cookies.get('crumb') ?? '';
    const form = {
      crumb,
      estimate: '1',
      country: 'US',
      region: 'NY',
      postalCode: '12207',
      shippingOption: 'ups:express',
    };
    const sent = await session.send('POST', '/cart', new URLSearchParams(form).toString(), {
      accept: 'text/html',
    });
    expect(sent.status).toBe(303);
    expect((await session.send('GET', cartPath)).json).toMatchObject({ shippingCostCents: 1200 });
  });

  it('a carrier that is slow or away leaves the shop’s own price, and nobody waits for it twice', async () => {
    await shop.rules({ shippingMethods: [carrier('9.00')] });
    for (const postalCode of [carrierSentinels.slow, carrierSentinels.away]) {
      const shippingAddress = inNewYork(postalCode);
      const { session, checkout } = await shop.atDelivery({ shippingAddress, shippingOption: 'ups' });
      expect(checkout.cart).toMatchObject({ shippingCostCents: 900, grandTotalCents: 3300 });
      const began = Date.now();
      const more = { details: { email: 'ada@shop.example', shippingAddress, shippingOption: 'ups' } };
      expect((await shop.complete(session, 3300, more)).json.status).toBe('placed');
      expect(Date.now() - began).toBeLessThan(4000);
    }
  });

  it('without a price of the shop’s own what is sent cannot be bought while the carrier is away, and it says so', async () => {
    await shop.owner.send('GET', `${shop.base}/settings`).then(async ({ json }) => {
      const settings = { ...json.settings, shippingRates: [] };
      await shop.owner.send('PUT', `${shop.base}/settings`, { settings, version: json.version });
    });
    await shop.rules({ shippingMethods: [carrier(null)] });
    const given = { shippingAddress: inNewYork(carrierSentinels.away), shippingOption: 'ups:standard' };
    const { session, checkout } = await shop.atDelivery(given);
    expect(optionsOf(checkout)).toEqual([]);
    expect(checkout.problems).toContainEqual({
      code: 'rates-unavailable',
      field: 'shippingOption',
      error: 'Shipping rates are not available at the moment. Please try again shortly.',
    });
    const more = { details: { email: 'ada@shop.example', ...given } };
    expect((await shop.complete(session, 2400, more)).status).toBe(503);
    const none = await shop.atDelivery({ shippingAddress: inNewYork(carrierSentinels.none) });
    expect(none.checkout.problems).toMatchObject([{ code: 'shipping-not-possible' }]);
  });

  it('that did not come are asked for again after a minute, and those that came after half an hour', async () => {
    await shop.rules({ shippingMethods: [carrier('9.00')] });
    const given = { shippingAddress: inNewYork(carrierSentinels.away), shippingOption: 'ups' };
    const { session } = await shop.atDelivery(given);
    const kept = async () => {
      const { id } = (await session.send('GET', cartPath)).json;
      const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
        tx.selectFrom('cart').select('quotes').where('id', '=', id).execute(),
      );
      const quotes = rows[0]?.quotes as { carriers: { ups: { at: number } } } | undefined;
      return quotes?.carriers.ups.at ?? 0;
    };
    const first = await kept();
    expect(await kept()).toBe(first);
    shop.setClock(() => Date.now() + 61_000);
    expect(await kept()).toBeGreaterThan(first + 60_000);
  });

  it('are asked for with at most 150 lines in a cart', async () => {
    const { maxEntries, maxEntriesWithCarriers } = await import('@veranda/domain/cart/cart-limits');
    expect([maxEntries, maxEntriesWithCarriers]).toEqual([500, 150]);
    await shop.rules({ shippingMethods: [carrier('9.00')] });
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const { id } = (await session.send('GET', cartPath)).json;
    const { productId, id: variantId } = shop.variant('MUG');
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .insertInto('cart_entry')
        .values(
          Array.from({ length: 149 }, (_, n) => ({
            siteId: shop.siteId,
            id: shop.app.deps.newId(),
            cartId: id,
            productId,
            variantId,
            quantity: 1,
            unitMinorSeen: 1200n,
            fieldsHash: `line${n}`,
          })),
        )
        .execute(),
    );
    const full = await shop.add(session, 'SHIRT-S');
    expect([full.status, full.json.error]).toEqual([409, 'A cart can hold up to 150 items.']);
    await shop.rules({ shippingMethods: [] });
    expect((await shop.add(session, 'SHIRT-S')).status).toBe(200);
  });
});

describe('a carrier of one’s own', () => {
  it('is tried, then kept with its key sealed, asked with it, and left again', async () => {
    expect((await shop.owner.send('GET', accounts())).json).toMatchObject({
      carrier: null,
      hasTestServices: true,
    });
    const connected = await connect();
    expect([connected.status, connected.json.carrier?.url]).toEqual([
      200,
      `https://rates.example:${target.port}/quote`,
    ]);
    expect(connected.text).not.toContain('top-secret');
    const [row] = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('rate_account').selectAll().execute(),
    );
    expect(Buffer.from(row?.keySealed ?? []).toString('latin1')).not.toContain('top-secret');
    await shop.rules({ shippingMethods: [carrier(null)] });
    target.state.answer = () => '{"services":[{"id":"ground","name":"Ground","cost":"7.77"}]}';
    const size = { lengthMm: 120, widthMm: 90, heightMm: 100 };
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('product')
        .set({ lengthMm: size.lengthMm, widthMm: size.widthMm, heightMm: size.heightMm })
        .where('id', '=', shop.variant('MUG').productId)
        .execute(),
    );
    target.taken.length = 0;
    const { checkout } = await shop.atDelivery({ shippingOption: 'ups:ground' });
    expect(checkout.cart).toMatchObject({ shippingCostCents: 777 });
    const [asked] = target.taken;
    expect(asked?.headers.authorization).toBe('Bearer top-secret');
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      type: 'rates',
      currency: 'USD',
      origin: { country: 'US', region: 'CA', postalCode: '90001' },
      destination: { country: 'US', region: 'NY', postalCode: '12207' },
      parcel: { grams: 600, units: 2, items: [{ quantity: 2, grams: 300, ...size }] },
    });
    expect((await shop.owner.send('DELETE', `${accounts()}/carrier`)).json.carrier).toBeNull();
    expect((await shop.owner.send('DELETE', `${accounts()}/carrier`)).status).toBe(404);
  });

  it.each([
    [{ url: 'http://rates.example/' }, 400, 'rate-url-malformed', {}],
    [{ url: 'https://user:pass@rates.example/' }, 400, 'rate-url-malformed', {}],
    [{}, 400, 'rate-key-refused', { status: 401 }],
    [{}, 409, 'rate-service-away', { status: 500 }],
    [{}, 409, 'rate-service-away', { answer: () => 'hello' }],
    [{}, 409, 'rate-service-away', { answer: () => '{"services":[{"id":"a","name":"A","cost":"-1"}]}' }],
    [{}, 409, 'rate-service-away', { answer: () => '{"services":[{"id":"a","name":"A","cost":"1.001"}]}' }],
  ])('%j is refused: %i %s', async (more, status, code, state) => {
    createLoopbackOutbound(shop);
    Object.assign(target.state, state);
    const answer = await connect(more);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await shop.owner.send('GET', accounts())).json.carrier).toBeNull();
  });

  it('is never called at an address inside the network', async () => {
    const { createRates } = await import('@veranda/server/services/commerce/rates/create-rates');
    const { createOutbound } = await import('@veranda/server/platform/egress/outbound');
    const { deps } = shop.app;
    Object.assign(deps, { rates: createRates({ ...deps, outbound: createOutbound() }) });
    const inside = await connect({ url: `https://127.0.0.1:${target.port}/` });
    expect(inside.json.code).toBe('rate-service-away');
    expect(target.tried).toEqual([]);
    createLoopbackOutbound(shop);
  });

  it('that fails three times in a row is left alone for a minute', async () => {
    await connect();
    await shop.rules({ shippingMethods: [carrier('9.00')] });
    target.state.away = true;
    for (const quantity of [1, 2, 3, 4, 5]) await shop.atDelivery({ shippingOption: 'ups' }, quantity);
    expect(target.tried.length).toBeLessThanOrEqual(4);
    await shop.owner.send('DELETE', `${accounts()}/carrier`);
  });
});

describe('fulfilment profiles', () => {
  const profiles = [{ id: 'large', name: 'Large things' }];
  const truck = method('truck', { kind: 'flat', perOrder: '40', perItem: '0' }, { profileId: 'large' });
  const post = method('post', { kind: 'flat', perOrder: '5', perItem: '0' });
  const placed = () => `${shop.base}/commerce/placed-products`;

  it('have products, several in one cart add up, and the order says how', async () => {
    await shop.rules({ profiles, shippingMethods: [post, truck] });
    const { productId } = shop.variant('SHIRT-S');
    const put = await shop.owner.send('PUT', placed(), {
      group: 'profile',
      id: 'large',
      productIds: [productId],
    });
    expect(put.json.products).toMatchObject([{ id: productId, profileId: 'large', taxClassId: '' }]);
    await shop.setStock('MUG', 5);
    await shop.setStock('SHIRT-S', 5);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    await shop.add(session, 'SHIRT-S');
    const { json } = await session.send('PUT', '/api/commerce/checkout', {
      email: 'ada@shop.example',
      shippingAddress: inNewYork('12207'),
      shippingOption: 'post',
    });
    expect(json.cart.shippingOptions).toMatchObject([
      { id: 'post', costCents: 4500 },
      { id: 'truck', costCents: 4500 },
    ]);
    const total = json.cart.grandTotalCents;
    const done = await shop.complete(session, total, { details: { shippingOption: 'post' } });
    expect(done.json.status, done.text).toBe('placed');
    const [order] = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('orders').select('shippingOption').where('id', '=', done.json.orderId).execute(),
    );
    expect(order?.shippingOption).toMatchObject({
      name: 'post',
      cost: '45.00',
      parts: [
        { profileId: '', name: 'post', cost: '5.00' },
        { profileId: 'large', name: 'truck', cost: '40.00' },
      ],
    });
    const path = `${shop.base}/products/${productId}/duplicate`;
    const copy = (await shop.owner.send('POST', path)).json.product;
    expect((await shop.owner.send('GET', placed())).json.products).toContainEqual(
      expect.objectContaining({ id: copy.id, profileId: 'large' }),
    );
    const empty = await shop.owner.send('PUT', placed(), { group: 'profile', id: 'large', productIds: [] });
    expect(empty.json.products).toEqual([]);
  });

  it('that are gone leave their products to the general ways', async () => {
    await shop.rules({ profiles, shippingMethods: [post, truck] });
    const { productId } = shop.variant('SHIRT-S');
    await shop.owner.send('PUT', placed(), { group: 'profile', id: 'large', productIds: [productId] });
    await shop.rules({ shippingMethods: [post] });
    await shop.setStock('SHIRT-S', 5);
    const session = await shop.shopper();
    await shop.add(session, 'SHIRT-S');
    const { json } = await session.send('PUT', '/api/commerce/checkout', {
      shippingAddress: inNewYork('12207'),
    });
    expect(json.cart.shippingOptions).toMatchObject([{ id: 'post', costCents: 500 }]);
  });

  it('that are not there take no product, and no method', async () => {
    await shop.rules({ profiles });
    const gone = await shop.owner.send('PUT', placed(), { group: 'profile', id: 'small', productIds: [] });
    expect([gone.status, gone.json.code]).toEqual([404, 'product-group-unknown']);
    const other = method('van', { kind: 'pickup' }, { profileId: 'small' });
    await expect(shop.rules({ profiles, shippingMethods: [other] })).rejects.toThrow('profile-unknown');
    await expect(shop.rules({ profiles: [...profiles, ...profiles] })).rejects.toThrow('id-taken');
  });
});
