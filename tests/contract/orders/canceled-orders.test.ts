import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { card } from '../checkout/shop.ts';
import { type OrderDesk, createOrderDesk, parcel, plain } from './order-desk.ts';

let shop: OrderDesk;
let keys = 0;

beforeAll(async () => {
  shop = await createOrderDesk('canceled');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const key = () => `cancel-key-${(keys += 1)}`;
const placed = (payment?: unknown) => shop.placed(payment);
const mailsTo = (kind: string) => shop.mailsTo(kind);

describe('canceling', () => {
  it('refunds everything, restocks unless told otherwise, and is final', async () => {
    const { path } = await placed();
    const before = await shop.stock('MUG');
    const canceled = await shop.owner.send('POST', `${path}/cancel`, {
      key: key(),
      reason: 'Sold out',
      notify: true,
    });
    expect(canceled.json.order).toMatchObject({
      status: 'canceled',
      paymentStatus: 'refunded',
      refunds: [{ amount: { value: '67.00' }, reason: 'Sold out' }],
    });
    expect((await shop.stock('MUG')).onHand).toBe(before.onHand + 3);
    for (const status of ['pending', 'fulfilled'])
      expect((await shop.owner.send('PUT', `${path}/status`, { status })).json.code).toBe(
        'order-status-refused',
      );
    const again = await shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), amount: '1' });
    expect(again.json.code).toBe('order-canceled');
    expect((await mailsTo('was canceled')).length).toBe(1);
  });

  it('after a partial refund gives back the rest, and restocks only what has not come back', async () => {
    const { path, mugs } = await placed();
    const part = { ...plain, key: key(), lines: [{ lineId: mugs, quantity: 1 }], restock: true };
    await shop.owner.send('POST', `${path}/refunds`, part);
    const canceled = await shop.owner.send('POST', `${path}/cancel`, {
      key: key(),
      reason: '',
      notify: false,
    });
    expect(canceled.json.order.paymentStatus).toBe('refunded');
    expect((await shop.stock('MUG')).onHand).toBe(10);
  });

  it('puts back on the shelf only what was not sent', async () => {
    const { path, mugs } = await placed();
    const lines = [{ lineId: mugs, quantity: 2 }];
    const sent = await shop.owner.send('POST', `${path}/shipments`, { ...parcel, lines });
    expect(sent.status, sent.text).toBe(200);
    const before = await shop.stock('MUG');
    const body = { key: key(), reason: '', notify: false };
    const canceled = await shop.owner.send('POST', `${path}/cancel`, body);
    expect(canceled.json.order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
    expect((await shop.stock('MUG')).onHand).toBe(before.onHand + 1);
  });

  it('leaves the stock as it is when that is wished', async () => {
    const { path } = await placed();
    const body = { key: key(), restock: false, reason: '', notify: false };
    await shop.owner.send('POST', `${path}/cancel`, body);
    expect((await shop.stock('MUG')).onHand).toBe(7);
  });

  it('needs a fulfilled order to be pending again first', async () => {
    const { path } = await placed();
    await shop.owner.send('PUT', `${path}/status`, { status: 'fulfilled' });
    const body = { key: key(), reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/cancel`, body)).json.code).toBe('order-status-refused');
    await shop.owner.send('PUT', `${path}/status`, { status: 'pending' });
    expect((await shop.owner.send('POST', `${path}/cancel`, body)).json.order.status).toBe('canceled');
  });

  it('after everything was refunded takes the goods back', async () => {
    const { path } = await placed();
    await shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), amount: '67.00' });
    const canceled = await shop.owner.send('POST', `${path}/cancel`, {
      key: key(),
      reason: '',
      notify: false,
    });
    expect(canceled.json.order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
    expect((await shop.stock('MUG')).onHand).toBe(10);
  });

  it('that the bank refuses leaves the order as it was', async () => {
    const { path } = await placed(card('4000000000005126'));
    const refused = await shop.owner.send('POST', `${path}/cancel`, {
      key: key(),
      reason: '',
      notify: false,
    });
    expect(refused.json.code).toBe('refund-refused');
    expect((await shop.owner.send('GET', path)).json.order).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
    });
    expect((await shop.stock('MUG')).onHand).toBe(7);
  });

  it('asked ten times at once happens once', async () => {
    const { path } = await placed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.owner.send('POST', `${path}/cancel`, { key: key(), reason: '', notify: false }),
      ),
    );
    expect(answers.some((answer) => answer.json.order?.status === 'canceled')).toBe(true);
    expect((await shop.owner.send('GET', path)).json.order.refunds).toHaveLength(1);
    expect((await shop.stock('MUG')).onHand).toBe(10);
  });
});
