import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { type ProductKind, productCodeOf } from '@veranda/domain/catalog/codes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { address } from '../checkout/shop.ts';
import { type ApiShop, boughtMugs, createApiShop, type Program, stallOrder } from './api-shop.ts';

let shop: ApiShop;
let program: Program;
let keys = 0;
beforeAll(async () => {
  shop = await createApiShop('api-orders');
  program = await shop.program(['orders', 'customers.read']);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report, JSON.stringify(report)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const key = (): string => `key-${(keys += 1)}`;
const usd = (value: string) => ({ value, currency: 'USD' });

const sold = (more?: object) => stallOrder(shop, more);
const mugs = async (): Promise<Reply> => shop.stock('MUG');

describe('orders of the commerce API', () => {
  it('tell of everything that was sold, paid and sent', async () => {
    const id = await boughtMugs(shop, 2);
    const { order } = (await program.get(`/orders/${id}`)).json;
    expect(order).toMatchObject({
      id,
      status: 'pending',
      paymentStatus: 'paid',
      fulfillmentStatus: 'unfulfilled',
      testMode: true,
      email: 'ada@shop.example',
      shippingAddress: address,
      subtotal: usd('24.00'),
      lineItems: [
        {
          productId: shop.variant('MUG').productId,
          variantId: shop.variant('MUG').id,
          sku: 'MUG',
          kind: 'physical',
          quantity: 2,
          fulfilledQuantity: 0,
          unitPrice: usd('12.00'),
          total: usd('24.00'),
        },
      ],
      payments: [{ provider: 'test', status: 'captured', amount: order.grandTotal }],
      fulfillments: [],
    });
  });

  it('are walked through by cursor, each once, the newest first', async () => {
    for (let n = 0; n < 4; n += 1) await boughtMugs(shop);
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const page = (await program.get(`/orders?limit=2${cursor}`)).json;
      expect(page.orders.length).toBeLessThanOrEqual(2);
      seen.push(...page.orders.map((order: Reply) => order.number));
      if (!page.pagination.hasNextPage) break;
      cursor = `&cursor=${encodeURIComponent(page.pagination.nextPageCursor)}`;
    }
    const all = (await program.get('/orders?limit=100')).json.orders.map((order: Reply) => order.number);
    expect(seen).toEqual(all);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect((await program.get('/orders?cursor=bm90LWEtY3Vyc29y')).json).toMatchObject({
      code: 'cursor-malformed',
      field: 'cursor',
    });
  });

  it('are found by when they changed, and by how they stand', async () => {
    const [one, other] = [await boughtMugs(shop), await boughtMugs(shop)];
    const moment = encodeURIComponent(new Date().toISOString());
    await program.send('POST', `/orders/${one}/fulfillments`, { notifyCustomer: false });
    const ids = async (query: string): Promise<string[]> =>
      (await program.get(`/orders?${query}`)).json.orders.map((order: Reply) => order.id);
    expect(await ids(`modifiedAfter=${moment}`)).toEqual([one]);
    expect(await ids(`modifiedBefore=${moment}`)).toContain(other);
    expect(await ids(`modifiedBefore=${moment}`)).not.toContain(one);
    expect(await ids('status=fulfilled')).toContain(one);
    expect(await ids('fulfillmentStatus=unfulfilled')).toContain(other);
    expect((await program.get('/orders?modifiedAfter=yesterday')).json).toMatchObject({
      code: 'malformed',
      field: 'modifiedAfter',
    });
  });

  it('are fulfilled in parts, with tracking, and no more than there is', async () => {
    const id = await boughtMugs(shop, 3);
    const { order } = (await program.get(`/orders/${id}`)).json;
    const lineItemId = order.lineItems[0].id;
    const send = (quantity: number, more: object = {}) =>
      program.send('POST', `/orders/${id}/fulfillments`, {
        lineItems: [{ lineItemId, quantity }],
        notifyCustomer: false,
        ...more,
      });
    const first = await send(1, {
      carrier: 'Post',
      trackingNumber: 'AB 1',
      trackingUrl: 'https://post.example/1',
    });
    expect(first.json.order).toMatchObject({
      status: 'pending',
      fulfillmentStatus: 'partial',
      fulfillments: [{ carrier: 'Post', trackingNumber: 'AB 1', lineItems: [{ lineItemId, quantity: 1 }] }],
    });
    expect((await send(3)).json).toMatchObject({ code: 'shipment-too-many', field: 'lineItems' });
    expect((await send(1, { trackingUrl: 'javascript:1' })).json).toMatchObject({ field: 'trackingUrl' });
    const rest = await program.send('POST', `/orders/${id}/fulfillments`, { notifyCustomer: false });
    expect(rest.json.order).toMatchObject({ status: 'fulfilled', fulfillmentStatus: 'fulfilled' });
    const timeline = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/orders/${id}`);
    expect(timeline.json.order.timeline.map((one: Reply) => one.actor)).toContain('API key: Warehouse');
  });
});

describe('an order that was sold elsewhere', () => {
  it('is written down as paid, takes stock when asked, and mails nobody', async () => {
    await shop.setStock('MUG', 10);
    const made = await program.send('POST', '/orders', sold({ createdAt: '2026-01-02T03:04:05Z' }), key());
    expect(made.json.order, made.text).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
      testMode: false,
      email: 'grace@stall.example',
      createdAt: '2026-01-02T03:04:05.000Z',
      grandTotal: usd('24.00'),
      internalNote: 'Imported from Market stall: M-17',
      payments: [{ provider: 'manual', method: 'Market stall', status: 'captured', amount: usd('24.00') }],
    });
    expect(await mugs()).toEqual({ onHand: 8, reserved: 0 });
    await program.send('POST', '/orders', sold({ inventory: 'leave' }), key());
    expect(await mugs()).toEqual({ onHand: 8, reserved: 0 });
    const topics = await shop.app.db.global((tx) =>
      tx.selectFrom('outbox').select('topic').where('dedupeKey', 'like', `%${made.json.order.id}%`).execute(),
    );
    expect(topics).toEqual([{ topic: 'order-imported' }]);
  });

  it('sums up as its sender says, split over the lines', async () => {
    const lineItems = [
      { variantId: shop.variant('MUG').id, quantity: 1, unitPrice: usd('10.00') },
      { variantId: shop.variant('SHIRT-S').id, quantity: 2, unitPrice: usd('15.00') },
    ];
    const sums = { discountTotal: usd('4.00'), shippingTotal: usd('3.00'), taxTotal: usd('2.00') };
    const body = sold({ lineItems, inventory: 'leave', ...sums });
    const { order } = (await program.send('POST', '/orders', body, key())).json;
    expect(order).toMatchObject({ subtotal: usd('40.00'), ...sums, grandTotal: usd('41.00') });
    expect(
      order.lineItems.map((line: Reply) => [line.discount.value, line.tax.value, line.total.value]),
    ).toEqual([
      ['1.00', '0.50', '9.00'],
      ['3.00', '1.50', '27.00'],
    ]);
  });

  it('may hold lines of no product', async () => {
    const lineItems = [{ title: 'Engraving', sku: 'ENG', quantity: 2, unitPrice: usd('4.00') }];
    const { order } = (await program.send('POST', '/orders', sold({ lineItems }), key())).json;
    expect(order).toMatchObject({
      grandTotal: usd('8.00'),
      fulfillmentStatus: 'unfulfilled',
      lineItems: [{ productId: null, variantId: null, title: 'Engraving', sku: 'ENG', quantity: 2 }],
    });
    const unnamed = sold({ lineItems: [{ title: 'Engraving', quantity: 1 }] });
    expect((await program.send('POST', '/orders', unnamed, key())).json).toMatchObject({
      code: 'line-unnamed',
      field: 'lineItems.0',
    });
  });

  it('is fulfilled when it has nothing to ship, since it was delivered where it was sold', async () => {
    const { id: variantId, productId } = shop.variant('SHIRT-S');
    const become = (kind: ProductKind) =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx
          .updateTable('product')
          .set({ productType: productCodeOf(kind) })
          .where('id', '=', productId)
          .execute(),
      );
    await become('digital');
    const lineItems = [{ variantId, quantity: 1, unitPrice: usd('2.00') }];
    const made = await program.send('POST', '/orders', sold({ lineItems, inventory: 'leave' }), key());
    await become('physical');
    expect(made.json.order).toMatchObject({ status: 'fulfilled', paymentStatus: 'paid' });
  });

  it('for nothing is written down too', async () => {
    const lineItems = [{ variantId: shop.variant('MUG').id, quantity: 1, unitPrice: usd('0') }];
    const made = await program.send('POST', '/orders', sold({ lineItems, inventory: 'leave' }), key());
    expect(made.json.order).toMatchObject({ paymentStatus: 'paid', grandTotal: usd('0.00'), payments: [] });
  });

  it('is refused whole, with the field that is at fault', async () => {
    await shop.setStock('MUG', 3);
    const id = shop.variant('MUG').id;
    const send = (more: object) => program.send('POST', '/orders', sold(more), key());
    const lines = (...lineItems: object[]) => ({ lineItems });
    const refusals = [
      [lines({ variantId: id, quantity: 4 }), 'stock-too-few', 'lineItems.0.quantity'],
      [
        lines({ variantId: id, quantity: 2 }, { variantId: id, quantity: 2 }),
        'stock-too-few',
        'lineItems.0.quantity',
      ],
      [lines({ variantId: shop.siteId, quantity: 1 }), 'unknown-variant', 'lineItems.0.variantId'],
      [
        lines({ variantId: id, quantity: 1, unitPrice: { value: '1', currency: 'EUR' } }),
        'currency-differs',
        'lineItems.0.unitPrice',
      ],
      [
        lines({ variantId: id, quantity: 1, unitPrice: usd('1.001') }),
        'amount-malformed',
        'lineItems.0.unitPrice',
      ],
      [lines({ variantId: id, quantity: 0 }), 'malformed', 'lineItems.0.quantity'],
      [{ discountTotal: usd('99.00') }, 'discount-too-high', 'discountTotal'],
      [{ email: 'nobody' }, 'email-invalid', 'email'],
      [{ createdAt: '2999-01-01T00:00:00Z' }, 'malformed', 'createdAt'],
      [{ shippingAddress: { ...address, city: '\0' } }, 'malformed', 'shippingAddress.city'],
      [{ shippingAddress: { ...address, country: 'USA' } }, 'malformed', 'shippingAddress.country'],
      [{ anything: 1 }, 'malformed', 'anything'],
    ] as const;
    for (const [more, code, field] of refusals)
      expect((await send(more)).json, JSON.stringify(more)).toMatchObject({ code, field });
    expect(await mugs()).toEqual({ onHand: 3, reserved: 0 });
  });

  it('is imported at most 100 times an hour and site', async () => {
    await program.send('POST', '/orders', sold({ inventory: 'leave' }), key());
    await shop.app.db.global((tx) =>
      tx
        .updateTable('rate_bucket')
        .set({ hits: 100 })
        .where('key', 'like', 'commerce-api-order|site|%')
        .execute(),
    );
    const other = await shop.program(['orders']);
    const answer = await other.send('POST', '/orders', sold({ inventory: 'leave' }), key());
    expect(answer).toMatchObject({ status: 429, json: { code: 'too-many-api-calls' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });
});

describe('customers of the commerce API', () => {
  it('are found by address, walked through and read', async () => {
    await boughtMugs(shop);
    const [ada] = (await program.get('/customers?email=ADA@shop.example')).json.customers;
    expect(ada).toMatchObject({ email: 'ada@shop.example', name: 'Ada Stone', hasAccount: false });
    expect((await program.get(`/customers/${ada.id}`)).json.customer).toEqual(ada);
    const first = (await program.get('/customers?limit=1')).json;
    expect(first).toMatchObject({
      customers: [{ email: 'ada@shop.example' }],
      pagination: { hasNextPage: true },
    });
    const next = (await program.get(`/customers?limit=1&cursor=${first.pagination.nextPageCursor}`)).json;
    expect(next.customers).toMatchObject([{ email: 'grace@stall.example' }]);
  });
});
