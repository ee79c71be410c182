import { createHmac } from 'node:crypto';
import { integrationJobs } from '@veranda/server/features/integrations/jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { openOutbound } from '@veranda/server/platform/egress/outbound';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { localWay, openTarget, type Target } from '../lists/form-site.ts';
import { addShop } from '../checkout/shop.ts';
import { type ApiShop, everyScope, openApiShop, type Program } from './api-shop.ts';

let shop: ApiShop;
let program: Program;
let target: Target;
let clock = Date.now();
let base = '';
beforeAll(async () => {
  shop = await openApiShop('hooks');
  program = await shop.program(everyScope);
  target = await openTarget();
  base = `/api/studio/sites/${shop.siteId}`;
  Object.assign(shop.app.deps, { outbound: localWay });
});
afterAll(async () => {
  target.close();
  await shop.close();
});
beforeEach(async () => {
  clock = Date.now();
  shop.setClock(() => clock);
  Object.assign(target.state, { status: 200, away: false, wait: 0, answer: () => '{}' });
  target.taken.length = 0;
  target.tried.length = 0;
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  await shop.app.db.forSite(shop.siteId, (tx) => tx.deleteFrom('webhook_endpoint').execute());
});
afterEach(() => expect(shop.app.faults).toEqual([]));

const minutes = (count: number): void => void (clock += count * 60_000);

/** A webhook that leads to the test's target; an owner's is https, the test's is not. */
async function listen(topics: readonly string[], path = '/events'): Promise<{ id: string; secret: string }> {
  const body = { url: 'https://shop.example/events', topics };
  const made = await shop.owner.send('POST', `${base}/webhooks`, body);
  if (made.status !== 200) throw new Error(made.text);
  const url = `http://shop.example:${target.port}${path}`;
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.updateTable('webhook_endpoint').set({ url }).where('id', '=', made.json.webhook.id).execute(),
  );
  return { id: made.json.webhook.id, secret: made.json.secret };
}

/** Carries out what is due by the application's clock, until nothing is. */
async function work(): Promise<void> {
  const { deps, db } = shop.app;
  const jobs = integrationJobs(deps);
  for (let handled = 1; handled > 0; ) {
    handled = 0;
    // The outbox counts by the database's clock: what is due by the test's is made so.
    await db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(0) })
        .where('sentAt', 'is', null)
        .where('dueAt', '<=', new Date(deps.now()))
        .where('topic', 'in', Object.keys(jobs))
        .execute(),
    );
    for (const [topic, job] of Object.entries(jobs)) handled += await drainOutbox(deps, topic, job);
  }
}

const deliveries = async (id: string): Promise<Reply[]> =>
  (await shop.owner.send('GET', `${base}/webhooks/${id}/deliveries?pageSize=100`)).json.deliveries;
const told = (): Reply[] => target.taken.map(({ text }) => JSON.parse(text));
const topics = (): string[] => told().map(({ topic }) => topic);

async function bought(): Promise<string> {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return (await shop.complete(session, 1750)).json.orderId;
}

async function loaf(): Promise<Reply> {
  const storeId = (await program.get('/stores')).json.stores[0].id;
  const price = { value: '5.00', currency: 'USD' };
  return (await program.send('POST', '/products', { storeId, title: 'Loaf', variants: [{ price }] })).json
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
    await listen(['order.create', 'order.update', 'order.fulfill', 'order.cancel', 'order.refund']);
    const id = await bought();
    await work();
    expect(topics()).toContain('order.create');
    expect(told()[0]).toMatchObject({
      websiteId: shop.siteId,
      data: { order: { id, status: 'pending', email: 'ada@shop.example' } },
    });
    expect(told()[0].data.order).toEqual((await program.get(`/orders/${id}`)).json.order);
    target.taken.length = 0;
    await program.send('POST', `/orders/${id}/fulfillments`, { notifyCustomer: false });
    await work();
    expect(topics().toSorted()).toEqual(['order.fulfill', 'order.update']);
    target.taken.length = 0;
    await shop.owner.send('PUT', `${base}/orders/${id}/status`, { status: 'pending' });
    const cancel = { key: 'cancel-key-1', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${base}/orders/${id}/cancel`, cancel)).status).toBe(200);
    await work();
    expect(new Set(topics())).toEqual(new Set(['order.update', 'order.cancel', 'order.refund']));
    expect(told().at(-1).data.order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
  });

  it('of a draft is told of to nobody, and of an order that was only looked at neither', async () => {
    const id = await bought();
    await listen(['order.create', 'order.update']);
    await shop.owner.send('GET', `${base}/orders/${id}`);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    await shop.complete(session, 1750, {
      payment: { kind: 'test-card', number: '4000000000000002', expiry: '12/40', cvc: '123' },
    });
    await work();
    expect(topics()).toEqual([]);
  });

  it('of stock is told whoever changes it: a sale, the owner, a program', async () => {
    await listen(['inventory.update']);
    await bought();
    await work();
    const mug = shop.variant('MUG');
    expect(new Set(told().map(({ data }) => data.item.variantId))).toEqual(new Set([mug.id]));
    expect(told().at(-1).data.item).toMatchObject({ sku: 'MUG', quantity: 4 });
    target.taken.length = 0;
    const body = { increments: [{ variantId: mug.id, quantity: 3 }] };
    await program.send('POST', '/inventory/adjustments', body, 'stock-1');
    await work();
    expect(told().map(({ data }) => data.item.quantity)).toEqual([7]);
  });

  it('of a product and of a customer is told, once a transaction', async () => {
    await listen(['product.create', 'product.update', 'product.delete', 'customer.create']);
    const { id } = await loaf();
    await program.send('PATCH', `/products/${id}`, { title: 'Rye' });
    await program.send('DELETE', `/products/${id}`);
    const session = await shop.shopper();
    const user = { email: 'new@shop.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    await work();
    // What a deleted product was is told of no more.
    expect(topics().toSorted()).toEqual(['customer.create', 'product.delete']);
    expect(told().find(({ topic }) => topic === 'customer.create').data.customer).toMatchObject({
      email: 'new@shop.example',
    });
    target.taken.length = 0;
    const next = await loaf();
    await work();
    expect(told()).toMatchObject([
      { topic: 'product.create', data: { product: { id: next.id, title: 'Loaf' } } },
    ]);
  });

  it('goes to those who listen and to nobody else, and to none of another site', async () => {
    const [orders, stock] = [await listen(['order.create']), await listen(['inventory.update'])];
    await shop.owner.send('PATCH', `${base}/webhooks/${stock.id}`, { enabled: false });
    const other = await addShop(shop.app, 'hooks-elsewhere');
    await other.setStock('MUG', 5);
    const session = await other.shopper();
    await other.add(session, 'MUG');
    await other.complete(session, 1750);
    await work();
    expect(target.tried).toEqual([]);
    const id = await bought();
    await work();
    expect(told().map(({ data }) => data.order.id)).toEqual([id]);
    expect([(await deliveries(orders.id)).length, (await deliveries(stock.id)).length]).toEqual([1, 0]);
  });

  it('is written with its change or not at all', async () => {
    await listen(['inventory.update']);
    const mug = shop.variant('MUG').id;
    const both = { increments: [{ variantId: mug, quantity: 1 }], setUnlimited: [shop.siteId] };
    expect((await program.send('POST', '/inventory/adjustments', both, 'stock-2')).status).toBe(404);
    await work();
    expect(topics()).toEqual([]);
  });
});

describe('a message', () => {
  it('is signed, so that its receiver knows who sends it, and names its event', async () => {
    const { secret } = await listen(['order.create']);
    await bought();
    await work();
    const [one] = target.taken;
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
    const { id, secret } = await listen(['order.create']);
    const rotated = (await shop.owner.send('POST', `${base}/webhooks/${id}/secret`)).json;
    expect(rotated.webhook.previousSecretUntil).toBe(new Date(clock + 24 * 3_600_000).toISOString());
    await shop.owner.send('POST', `${base}/webhooks/${id}/ping`);
    await work();
    const [one] = target.taken;
    if (!one) throw new Error('nothing was told');
    expect([isSigned(one, secret), isSigned(one, rotated.secret)]).toEqual([true, true]);
    await shop.owner.send('POST', `${base}/webhooks/${id}/ping`);
    minutes(24 * 60 + 1);
    await work();
    const last = target.taken.at(-1);
    if (!last) throw new Error('nothing was told');
    expect([isSigned(last, secret), isSigned(last, rotated.secret)]).toEqual([false, true]);
  });

  it('to try the address says nothing', async () => {
    const { id } = await listen(['order.create']);
    const { deliveryId } = (await shop.owner.send('POST', `${base}/webhooks/${id}/ping`)).json;
    await work();
    expect(told()).toMatchObject([{ topic: 'ping', data: {} }]);
    expect(await deliveries(id)).toMatchObject([
      { id: deliveryId, topic: 'ping', state: 'sent', attempts: 1, responseCode: 200 },
    ]);
  });
});

describe('a receiver', () => {
  it.each([
    [500, 'failed', 'The address answered 500.'],
    [404, 'failed', 'The address answered 404.'],
    [302, 'failed', 'The address answered 302.'],
    [410, 'dead', 'The address answered 410.'],
  ])('that answers %d is noted with it: %s', async (status, state, lastError) => {
    const { id } = await listen(['order.create']);
    target.state.status = status;
    await bought();
    await work();
    expect(await deliveries(id)).toMatchObject([{ state, responseCode: status, lastError, attempts: 1 }]);
    // A redirect is not followed.
    expect(target.tried).toHaveLength(1);
  });

  it('that is slow is left after the limit, and tried again', async () => {
    const { id } = await listen(['order.create']);
    target.state.wait = 2500;
    await bought();
    await work();
    expect(await deliveries(id)).toMatchObject([
      { state: 'failed', responseCode: null, lastError: 'There was no answer within five seconds.' },
    ]);
  });

  it('that is away for an hour gets each event once when it is back, the same bytes under the same id', async () => {
    const { id } = await listen(['order.create']);
    target.state.away = true;
    const orders: string[] = [];
    for (let minute = 0; minute < 60; minute += 15) {
      orders.push(await bought());
      await work();
      minutes(15);
    }
    const waiting = await deliveries(id);
    expect(new Set(waiting.map((one) => one.state))).toEqual(new Set(['failed']));
    target.state.away = false;
    for (let step = 0; step < 30; step += 1) {
      await work();
      minutes(5);
    }
    const got: string[] = told().map(({ data }) => data.order.id);
    expect(got.toSorted()).toEqual(orders.toSorted());
    const first = target.tried.find(({ text }) => JSON.parse(text).data.order.id === orders[0]);
    const last = target.taken.find(({ text }) => JSON.parse(text).data.order.id === orders[0]);
    expect(last?.text).toBe(first?.text);
    expect(last?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('that is away for good is given up, seen, and replayed by the owner', async () => {
    const { id } = await listen(['order.create']);
    target.state.away = true;
    await bought();
    // The pauses are spread by chance; the longest of them end in the 41st hour.
    for (let hour = 0; hour < 42; hour += 1) {
      await work();
      minutes(60);
    }
    // The owner's session has not lived as long.
    clock = Date.now();
    const [dead] = await deliveries(id);
    expect(dead).toMatchObject({ state: 'dead', attempts: 13, lastError: 'Unable to connect.' });
    target.state.away = false;
    const path = `${base}/webhook-deliveries/${dead.id}/replay`;
    expect((await shop.owner.send('POST', path)).json).toEqual({ id: dead.id });
    expect((await shop.owner.send('POST', path)).json).toMatchObject({ code: 'delivery-waiting' });
    await work();
    expect(told()).toHaveLength(1);
    expect((await shop.owner.send('POST', path)).json).toMatchObject({ code: 'delivery-sent' });
    expect((await shop.owner.send('GET', `${base}/webhooks`)).json.webhooks).toMatchObject([
      { id, waiting: 0, dead: 0 },
    ]);
  });

  it('is told nothing twice when the process died after the call: the same key is sent', async () => {
    const { id } = await listen(['order.create']);
    await bought();
    await work();
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('webhook_delivery')
        .set({ state: 'pending', sentAt: null })
        .where('endpointId', '=', id)
        .execute(),
    );
    await shop.app.db.global((tx) =>
      tx.updateTable('outbox').set({ sentAt: null }).where('topic', '=', 'webhook-delivery').execute(),
    );
    minutes(2);
    await work();
    expect(target.taken).toHaveLength(2);
    expect(new Set(target.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('on loopback is never called', async () => {
    const { id } = await listen(['order.create']);
    Object.assign(shop.app.deps, { outbound: openOutbound() });
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('webhook_endpoint').set({ url: 'http://127.0.0.1/' }).execute(),
    );
    await bought();
    await work();
    Object.assign(shop.app.deps, { outbound: localWay });
    expect(await deliveries(id)).toMatchObject([
      { state: 'dead', lastError: 'The address is not on the public internet.' },
    ]);
  });
});

describe('a customer who is erased', () => {
  it('is in no message and no answer that was kept', async () => {
    await listen(['order.create']);
    const line = { title: 'Engraving', quantity: 1, unitPrice: { value: '4.00', currency: 'USD' } };
    const sold = { channel: 'Stall', email: 'Gone@shop.example', inventory: 'leave', lineItems: [line] };
    const { order } = (await program.send('POST', '/orders', sold, 'gone-1')).json;
    await program.send('POST', `/orders/${order.id}/fulfillments`, { notifyCustomer: false });
    await work();
    expect(told()[0].data.order.email).toBe('Gone@shop.example');
    expect((await shop.owner.send('DELETE', `${base}/customers/${order.id}`)).status).toBe(200);
    const kept = await shop.app.db.forSite(shop.siteId, async (tx) => [
      await tx.selectFrom('webhook_delivery').select('payload').execute(),
      await tx.selectFrom('idempotency').select('response').execute(),
    ]);
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('gone@shop.example');
  });
});
