import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { card } from '../checkout/shop.ts';
import { type OrderDesk, createOrderDesk, plain } from './order-desk.ts';

let shop: OrderDesk;
let keys = 0;

beforeAll(async () => {
  shop = await createOrderDesk('offered');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await violations()).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const violations = async (): Promise<string[]> =>
  (await checkInvariants(shop.app.db, allInvariants)).invariants.flatMap((invariant) =>
    invariant.violations.map(({ detail }) => detail),
  );
const key = () => `offered-key-${(keys += 1)}`;
const read = async (path: string): Promise<Reply> => (await shop.owner.send('GET', path)).json.order;
const ask = (path: string, part: object, act = 'refunds') =>
  shop.owner.send('POST', `${path}/${act}`, { ...plain, key: key(), ...part });

/** Actions that the studio offers for an order, each tried on the server. */
async function offered(path: string) {
  const order = await read(path);
  const takes = async (part: object): Promise<boolean> =>
    (await ask(path, part, 'refund-preview')).status === 200;
  const shippingAlone = { lines: [], shipping: true };
  return {
    amount: order.refundable.value as string,
    amountTaken: await takes({ amount: order.refundable.value }),
    shipping: Number(order.refundableShipping.value) > 0,
    shippingTaken: await takes(shippingAlone),
    units: order.lines.map((line: Reply) => line.refundableQuantity) as number[],
    unitsTaken: await Promise.all(
      order.lines.map((line: Reply) =>
        takes({
          lines: [{ lineId: line.id, quantity: Math.max(1, line.refundableQuantity) }],
          shipping: false,
        }),
      ),
    ),
    cancelable: order.cancelable as boolean,
  };
}

const nothing = { amount: '0.00', amountTaken: false, shipping: false, shippingTaken: false };

describe('the refund that the studio offers', () => {
  it('is all of an order, and nothing of it while all of it is under way', async () => {
    const { path, order } = await shop.placed(card('4000000000007726'));
    const units = order.lines.map((line: Reply) => line.quantity);
    const all = { units, unitsTaken: units.map(() => true) };
    const whole = { amount: order.total.value, amountTaken: true, shipping: true, shippingTaken: true };
    expect(await offered(path)).toEqual({ ...whole, ...all, cancelable: true });
    const lost = await ask(path, { amount: order.total.value });
    expect(lost.json.refund.status, lost.text).toBe('pending');
    const none = { units: units.map(() => 0), unitsTaken: units.map(() => false) };
    expect(await offered(path)).toEqual({ ...nothing, ...none, cancelable: false });
    expect((await ask(path, {}, 'cancel')).json.code).toBe('refund-under-way');
  });

  it('is units without money once the money is back, and nothing of an order that is canceled', async () => {
    const { path, order } = await shop.placed();
    expect((await ask(path, { amount: order.total.value })).json.refund.status).toBe('done');
    const units = order.lines.map((line: Reply) => line.quantity);
    const back = { units, unitsTaken: units.map(() => true) };
    expect(await offered(path)).toEqual({ ...nothing, ...back, cancelable: true });
    expect((await ask(path, { key: key() }, 'cancel')).status).toBe(200);
    const none = { units: units.map(() => 0), unitsTaken: units.map(() => false) };
    expect(await offered(path)).toEqual({ ...nothing, ...none, cancelable: false });
  });

  it('is no more units and no shipping than the money that is left pays for', async () => {
    const { path, order } = await shop.placed();
    const left = '5.00';
    const given = (Number(order.total.value) - Number(left)).toFixed(2);
    expect((await ask(path, { amount: given })).json.refund.status).toBe('done');
    const now = await offered(path);
    expect([now.amount, now.amountTaken, now.shipping]).toEqual([left, true, now.shippingTaken]);
    expect(now.units.map((count) => count > 0)).toEqual(now.unitsTaken);
  });
});

describe('an order of which too much was taken', () => {
  it('raises an alarm while the shop holds it, and no longer when it is canceled and everything is refunded', async () => {
    const { path, order } = await shop.placed();
    await shop.app.db.forSite(shop.siteId, (tx) =>
      sql`insert into payment (site_id, id, order_id, provider, status, amount_minor, captured_minor)
        select site_id, gen_random_uuid(), order_id, 'manual', status, amount_minor, captured_minor
        from payment where order_id = ${order.id}`.execute(tx),
    );
    expect((await violations()).filter((violation) => violation.includes('captur'))).toHaveLength(2);
    const part = await ask(path, { amount: '1.00' });
    expect(part.json.order, part.text).toMatchObject({ paymentStatus: 'overcharged' });
    const canceled = await ask(path, {}, 'cancel');
    expect(canceled.json.order, canceled.text).toMatchObject({
      status: 'canceled',
      paymentStatus: 'refunded',
    });
  });

  it('is paid as it costs once the surplus was refunded', async () => {
    const { path, order } = await shop.placed();
    await shop.app.db.forSite(shop.siteId, (tx) =>
      sql`insert into payment (site_id, id, order_id, provider, status, amount_minor, captured_minor)
        select site_id, gen_random_uuid(), order_id, 'manual', status, amount_minor, captured_minor
        from payment where order_id = ${order.id}`.execute(tx),
    );
    const given = await ask(path, { amount: order.total.value });
    expect(given.json.order, given.text).toMatchObject({ paymentStatus: 'paid', status: 'pending' });
  });
});
