import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { type Target } from '../mailing-lists/form-site.ts';
import { addShop } from '../checkout/shop.ts';
import { createWebhookShop, type WebhookShop } from './webhook-shop.ts';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await createWebhookShop('hooks');
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());
afterEach(() => expect(shop.app.faults).toEqual([]));

const topics = (): string[] => shop.told().map(({ topic }) => topic);

async function loaf(): Promise<Reply> {
  const storeId = (await shop.full.get('/stores')).json.stores[0].id;
  const price = { value: '5.00', currency: 'USD' };
  return (await shop.full.send('POST', '/products', { storeId, title: 'Loaf', variants: [{ price }] })).json
    .product;
}

/** Checks a message as its receiver does. */
function isSigned({ headers, text }: Target['taken'][number], secret: string): boolean {
  const [time = '', ...signatures] = String(headers['veranda-signature']).split(',');
  const mac = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${text}`)
    .digest('hex');
  return signatures.includes(`v1=${mac}`);
}

describe('an event', () => {
  it('of an order is told when it is placed, changed, fulfilled, refunded and canceled', async () => {
    await shop.listen(['order.create', 'order.update', 'order.fulfill', 'order.cancel', 'order.refund']);
    const id = await shop.bought();
    await shop.work();
    expect(topics()).toContain('order.create');
    expect(shop.told()[0]).toMatchObject({
      websiteId: shop.siteId,
      data: { order: { id, status: 'pending', email: 'ada@shop.example' } },
    });
    expect(shop.told()[0].data.order).toEqual((await shop.full.get(`/orders/${id}`)).json.order);
    shop.target.taken.length = 0;
    await shop.full.send('POST', `/orders/${id}/fulfillments`, { notifyCustomer: false });
    await shop.work();
    expect(topics().toSorted()).toEqual(['order.fulfill', 'order.update']);
    shop.target.taken.length = 0;
    await shop.owner.send('PUT', `${shop.base}/orders/${id}/status`, { status: 'pending' });
    const cancel = { key: 'cancel-key-1', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${shop.base}/orders/${id}/cancel`, cancel)).status).toBe(200);
    await shop.work();
    expect(new Set(topics())).toEqual(new Set(['order.update', 'order.cancel', 'order.refund']));
    expect(shop.told().at(-1).data.order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
  });

  it('of a draft is told of to nobody, and of an order that was only looked at neither', async () => {
    const id = await shop.bought();
    await shop.listen(['order.create', 'order.update']);
    await shop.owner.send('GET', `${shop.base}/orders/${id}`);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    await shop.complete(session, 1750, {
      payment: { kind: 'test-card', number: '4000000000000002', expiry: '12/40', cvc: '123' },
    });
    await shop.work();
    expect(topics()).toEqual([]);
  });

  it('of stock is told whoever changes it: a sale, the owner, a program', async () => {
    await shop.listen(['inventory.update']);
    await shop.bought();
    await shop.work();
    const mug = shop.variant('MUG');
    expect(new Set(shop.told().map(({ data }) => data.item.variantId))).toEqual(new Set([mug.id]));
    expect(shop.told().at(-1).data.item).toMatchObject({ sku: 'MUG', quantity: 4 });
    shop.target.taken.length = 0;
    const body = { increments: [{ variantId: mug.id, quantity: 3 }] };
    await shop.full.send('POST', '/inventory/adjustments', body, 'stock-1');
    await shop.work();
    expect(shop.told().map(({ data }) => data.item.quantity)).toEqual([7]);
  });

  it('of a product and of a customer is sent, once a transaction', async () => {
    await shop.listen(['product.create', 'product.update', 'product.delete', 'customer.create']);
    const { id } = await loaf();
    await shop.full.send('PATCH', `/products/${id}`, { title: 'Rye' });
    await shop.full.send('DELETE', `/products/${id}`);
    const session = await shop.shopper();
    const user = { email: 'new@shop.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    await shop.work();
    // Earlier events of a deleted product are no longer sent.
    expect(topics().toSorted()).toEqual(['customer.create', 'product.delete']);
    expect(shop.told().find(({ topic }) => topic === 'customer.create').data.customer).toMatchObject({
      email: 'new@shop.example',
    });
    shop.target.taken.length = 0;
    const next = await loaf();
    await shop.work();
    expect(shop.told()).toMatchObject([
      { topic: 'product.create', data: { product: { id: next.id, title: 'Loaf' } } },
    ]);
  });

  it('goes to those who listen and to nobody else, and to none of another site', async () => {
    const [orders, stock] = [await shop.listen(['order.create']), await shop.listen(['inventory.update'])];
    await shop.owner.send('PATCH', `${shop.base}/webhooks/${stock.id}`, { enabled: false });
    const other = await addShop(shop.app, 'hooks-elsewhere');
    await other.setStock('MUG', 5);
    const session = await other.shopper();
    await other.add(session, 'MUG');
    await other.complete(session, 1750);
    await shop.work();
    expect(shop.target.tried).toEqual([]);
    const id = await shop.bought();
    await shop.work();
    expect(shop.told().map(({ data }) => data.order.id)).toEqual([id]);
    expect([(await shop.deliveries(orders.id)).length, (await shop.deliveries(stock.id)).length]).toEqual([
      1, 0,
    ]);
  });

  it('is written with its change or not at all', async () => {
    await shop.listen(['inventory.update']);
    const mug = shop.variant('MUG').id;
    const both = { increments: [{ variantId: mug, quantity: 1 }], setUnlimited: [shop.siteId] };
    expect((await shop.full.send('POST', '/inventory/adjustments', both, 'stock-2')).status).toBe(404);
    await shop.work();
    expect(topics()).toEqual([]);
  });
});

describe('a message', () => {
  it('is signed, so that its receiver knows who sends it, and names its event', async () => {
    const { secret } = await shop.listen(['order.create']);
    await shop.bought();
    await shop.work();
    const [one] = shop.target.taken;
    if (!one) throw new Error('nothing was told');
    expect(secret).toMatch(/^whsec_/);
    expect([isSigned(one, secret), isSigned(one, 'whsec_other')]).toEqual([true, false]);
    expect(one.headers).toMatchObject({
      'idempotency-key': JSON.parse(one.text).id,
      'veranda-topic': 'order.create',
      'veranda-attempt': '1',
      'content-type': 'application/json',
    });
    const row = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('webhook_endpoint').select('secret').executeTakeFirstOrThrow(),
    );
    expect(Buffer.from(row.secret).toString()).not.toContain(secret.slice(6));
  });

  it('carries both signatures for a day after the secret was changed', async () => {
    const { id, secret } = await shop.listen(['order.create']);
    const rotated = (await shop.owner.send('POST', `${shop.base}/webhooks/${id}/secret`)).json;
    expect(rotated.webhook.previousSecretUntil).toBe(
      new Date(shop.app.deps.now() + 24 * 3_600_000).toISOString(),
    );
    await shop.owner.send('POST', `${shop.base}/webhooks/${id}/ping`);
    await shop.work();
    const [one] = shop.target.taken;
    if (!one) throw new Error('nothing was told');
    expect([isSigned(one, secret), isSigned(one, rotated.secret)]).toEqual([true, true]);
    await shop.owner.send('POST', `${shop.base}/webhooks/${id}/ping`);
    shop.wait(24 * 60 + 1);
    await shop.work();
    const last = shop.target.taken.at(-1);
    if (!last) throw new Error('nothing was told');
    expect([isSigned(last, secret), isSigned(last, rotated.secret)]).toEqual([false, true]);
  });

  it('to try the address says nothing', async () => {
    const { id } = await shop.listen(['order.create']);
    const { deliveryId } = (await shop.owner.send('POST', `${shop.base}/webhooks/${id}/ping`)).json;
    await shop.work();
    expect(shop.told()).toMatchObject([{ topic: 'ping', data: {} }]);
    expect(await shop.deliveries(id)).toMatchObject([
      { id: deliveryId, topic: 'ping', state: 'sent', attempts: 1, responseCode: 200 },
    ]);
  });
});

describe('a customer who is erased', () => {
  it('is in no message and no answer that was kept', async () => {
    await shop.listen(['order.create']);
    const line = { title: 'Engraving', quantity: 1, unitPrice: { value: '4.00', currency: 'USD' } };
    const sold = { channel: 'Stall', email: 'Gone@shop.example', inventory: 'leave', lineItems: [line] };
    const { order } = (await shop.full.send('POST', '/orders', sold, 'gone-1')).json;
    await shop.full.send('POST', `/orders/${order.id}/fulfillments`, { notifyCustomer: false });
    await shop.work();
    expect(shop.told()[0].data.order.email).toBe('Gone@shop.example');
    expect((await shop.owner.send('DELETE', `${shop.base}/customers/${order.id}`)).status).toBe(200);
    const kept = await shop.app.db.forSite(shop.siteId, async (tx) => [
      await tx.selectFrom('webhook_delivery').select('payload').execute(),
      await tx.selectFrom('idempotency').select('response').execute(),
    ]);
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('gone@shop.example');
  });
});
