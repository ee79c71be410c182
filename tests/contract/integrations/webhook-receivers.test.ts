import { createOutbound } from '@veranda/server/platform/egress/outbound';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localWay } from '../mailing-lists/form-site.ts';
import { createWebhookShop, type WebhookShop } from './webhook-shop.ts';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await createWebhookShop('receivers');
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());
afterEach(() => expect(shop.app.faults).toEqual([]));

describe('a receiver', () => {
  it.each([
    [500, 'failed', 'The address responded with status 500.'],
    [404, 'failed', 'The address responded with status 404.'],
    [302, 'failed', 'The address responded with status 302.'],
    [410, 'dead', 'The address responded with status 410.'],
  ])('that answers %d is noted with it: %s', async (status, state, lastError) => {
    const { id } = await shop.listen(['order.create']);
    shop.target.state.status = status;
    await shop.bought();
    await shop.work();
    expect(await shop.deliveries(id)).toMatchObject([
      { state, responseCode: status, lastError, attempts: 1 },
    ]);
    // A redirect is not followed.
    expect(shop.target.tried).toHaveLength(1);
  });

  it('that is slow is left after the limit, and tried again', async () => {
    const { id } = await shop.listen(['order.create']);
    shop.target.state.wait = 2500;
    await shop.bought();
    await shop.work();
    expect(await shop.deliveries(id)).toMatchObject([
      { state: 'failed', responseCode: null, lastError: 'There was no response within five seconds.' },
    ]);
  });

  it('that is away for an hour gets each event once when it is back, the same bytes under the same id', async () => {
    const { id } = await shop.listen(['order.create']);
    shop.target.state.away = true;
    const orders: string[] = [];
    for (let minute = 0; minute < 60; minute += 15) {
      orders.push(await shop.bought());
      await shop.work();
      shop.wait(15);
    }
    const waiting = await shop.deliveries(id);
    expect(new Set(waiting.map((one) => one.state))).toEqual(new Set(['failed']));
    shop.target.state.away = false;
    for (let step = 0; step < 30; step += 1) {
      await shop.work();
      shop.wait(5);
    }
    const got: string[] = shop.told().map(({ data }) => data.order.id);
    expect(got.toSorted()).toEqual(orders.toSorted());
    const first = shop.target.tried.find(({ text }) => JSON.parse(text).data.order.id === orders[0]);
    const last = shop.target.taken.find(({ text }) => JSON.parse(text).data.order.id === orders[0]);
    expect(last?.text).toBe(first?.text);
    expect(last?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('that is away for good is given up, seen, and replayed by the owner', async () => {
    const { id } = await shop.listen(['order.create']);
    shop.target.state.away = true;
    await shop.bought();
    // The pauses are spread by chance; the longest of them end in the 41st hour.
    for (let hour = 0; hour < 42; hour += 1) {
      await shop.work();
      shop.wait(60);
    }
    // The owner's session has not lived as long.
    shop.backToNow();
    const [dead] = await shop.deliveries(id);
    expect(dead).toMatchObject({ state: 'dead', attempts: 13, lastError: 'Unable to connect.' });
    shop.target.state.away = false;
    const path = `${shop.base}/webhook-deliveries/${dead.id}/replay`;
    expect((await shop.owner.send('POST', path)).json).toEqual({ id: dead.id });
    expect((await shop.owner.send('POST', path)).json).toMatchObject({ code: 'delivery-waiting' });
    await shop.work();
    expect(shop.told()).toHaveLength(1);
    expect((await shop.owner.send('POST', path)).json).toMatchObject({ code: 'delivery-sent' });
    expect((await shop.owner.send('GET', `${shop.base}/webhooks`)).json.webhooks).toMatchObject([
      { id, waiting: 0, dead: 0 },
    ]);
  });

  it('is told nothing twice when the process died after the call: the same key is sent', async () => {
    const { id } = await shop.listen(['order.create']);
    await shop.bought();
    await shop.work();
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
    shop.wait(2);
    await shop.work();
    expect(shop.target.taken).toHaveLength(2);
    expect(new Set(shop.target.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('on loopback is never called', async () => {
    const { id } = await shop.listen(['order.create']);
    Object.assign(shop.app.deps, { outbound: createOutbound() });
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('webhook_endpoint').set({ url: 'http://127.0.0.1/' }).execute(),
    );
    await shop.bought();
    await shop.work();
    Object.assign(shop.app.deps, { outbound: localWay });
    expect(await shop.deliveries(id)).toMatchObject([
      { state: 'dead', lastError: 'The address is not on the public internet.' },
    ]);
  });
});
