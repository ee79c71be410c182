import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { type ApiShop, boughtMugs, createApiShop, type Program, stallOrder } from './api-shop.ts';

let shop: ApiShop;
let program: Program;
let keys = 0;
beforeAll(async () => {
  shop = await createApiShop('sent-again');
  program = await shop.program(['orders']);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report, JSON.stringify(report)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const key = (): string => `key-${(keys += 1)}`;

/** As after a kill between the work and the note of its answer, when the wait for it is over. */
async function loseAnswer(one: string): Promise<void> {
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .updateTable('idempotency')
      .set({ status: null, response: null, expiresAt: new Date(0) })
      .where('key', '=', one)
      .execute(),
  );
}

const sold = (more?: object) => stallOrder(shop, more);
const mugs = async (): Promise<Reply> => shop.stock('MUG');

describe('Idempotency-Key', () => {
  it('is needed for an order', async () => {
    expect((await program.send('POST', '/orders', sold())).json).toMatchObject({
      code: 'idempotency-key-missing',
      field: 'Idempotency-Key',
    });
    expect((await program.send('POST', '/orders', sold(), 'x'.repeat(201))).json).toMatchObject({
      code: 'idempotency-key-malformed',
      field: 'Idempotency-Key',
    });
  });

  it('makes a call once: the same is answered again, another is refused', async () => {
    await shop.setStock('MUG', 10);
    const one = key();
    const first = await program.send('POST', '/orders', sold(), one);
    const again = await program.send('POST', '/orders', sold(), one);
    expect(again.json).toEqual(first.json);
    expect([first, again].map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([
      null,
      'true',
    ]);
    const other = await program.send('POST', '/orders', sold({ note: 'Another' }), one);
    expect(other).toMatchObject({ status: 422, json: { code: 'idempotency-key-reused' } });
    expect(await mugs()).toEqual({ onHand: 8, reserved: 0 });
  });

  it('holds when the same call comes ten times at once', async () => {
    await shop.setStock('MUG', 10);
    const one = key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => program.send('POST', '/orders', sold(), one)),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(new Set(good.map(({ json }) => json.order.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await mugs()).toEqual({ onHand: 8, reserved: 0 });
  });

  it('that came to nothing may be sent again', async () => {
    await shop.setStock('MUG', 1);
    const one = key();
    expect((await program.send('POST', '/orders', sold(), one)).json).toMatchObject({
      code: 'stock-too-few',
    });
    await shop.setStock('MUG', 5);
    expect((await program.send('POST', '/orders', sold(), one)).status).toBe(200);
  });

  it('whose server died after a parcel was recorded records no other', async () => {
    const id = await boughtMugs(shop, 3);
    const { order } = (await program.get(`/orders/${id}`)).json;
    const body = { lineItems: [{ lineItemId: order.lineItems[0].id, quantity: 1 }], notifyCustomer: false };
    const one = key();
    await program.send('POST', `/orders/${id}/fulfillments`, body, one);
    await loseAnswer(one);
    const again = await program.send('POST', `/orders/${id}/fulfillments`, body, one);
    expect(again.json.order.fulfillments).toHaveLength(1);
    const other = await program.send('POST', `/orders/${id}/fulfillments`, body, key());
    expect(other.json.order.fulfillments).toHaveLength(2);
  });

  it('whose server died after the work is answered with what was done', async () => {
    await shop.setStock('MUG', 10);
    const one = key();
    const first = await program.send('POST', '/orders', sold(), one);
    await loseAnswer(one);
    const again = await program.send('POST', '/orders', sold(), one);
    expect(again.json.order).toEqual(first.json.order);
    expect(await mugs()).toEqual({ onHand: 8, reserved: 0 });
  });
});
