import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addShop, card, details } from '../checkout/shop.ts';
import { type OrderDesk, createOrderDesk, parcel, plain } from './order-desk.ts';

let shop: OrderDesk;
let keys = 0;

beforeAll(async () => {
  shop = await createOrderDesk('orders');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const key = () => `refund-key-${(keys += 1)}`;
const placed = (payment?: unknown) => shop.placed(payment);
const mailsTo = (kind: string) => shop.mailsTo(kind);

describe('refunds', () => {
  it('by line offer a choice to restock', async () => {
    const { path, mugs } = await placed();
    const before = await shop.stock('MUG');
    const body = { ...plain, key: key(), lines: [{ lineId: mugs, quantity: 2 }], restock: true };
    const preview = await shop.owner.send('POST', `${path}/refund-preview`, body);
    expect(preview.json).toMatchObject({
      amount: { value: '24.00' },
      splits: [{ amount: { value: '24.00' } }],
    });
    const refunded = await shop.owner.send('POST', `${path}/refunds`, body);
    expect(refunded.json).toMatchObject({
      refund: { status: 'done', amount: { value: '24.00' } },
      order: { paymentStatus: 'partially_refunded', status: 'pending', refundable: { value: '43.00' } },
    });
    expect((await shop.stock('MUG')).onHand).toBe(before.onHand + 2);
  });

  it('by amount restock nothing and change no status', async () => {
    const { path } = await placed();
    const before = await shop.stock('MUG');
    const body = { ...plain, key: key(), amount: '5.50', restock: true };
    const refunded = await shop.owner.send('POST', `${path}/refunds`, body);
    expect(refunded.json.order).toMatchObject({ status: 'pending', refunds: [{ restocked: false }] });
    expect(await shop.stock('MUG')).toEqual(before);
    const rest = await shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), amount: '61.50' });
    expect(rest.json.order).toMatchObject({ paymentStatus: 'refunded', refundable: { value: '0.00' } });
    const more = await shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), amount: '0.01' });
    expect(more.json.code).toBe('nothing-to-refund');
  });

  it('by line are of nothing once all was given back by amount, and restock what came back', async () => {
    const { path, mugs } = await placed();
    const give = (more: object) =>
      shop.owner.send('POST', `${path}/refunds`, { ...plain, notify: true, key: key(), ...more });
    const units = (quantity: number) => ({ lines: [{ lineId: mugs, quantity }], restock: true });
    const part = await give({ amount: '55.00' });
    expect(part.json.order.refundable.value).toBe('12.00');
    expect((await give(units(2))).json.code).toBe('refund-too-much');
    const before = (await shop.stock('MUG')).onHand;
    const rest = await give({ amount: '12.00' });
    expect(rest.json.order).toMatchObject({ paymentStatus: 'refunded', refundable: { value: '0.00' } });
    expect((await give({ ...units(1), shipping: true })).json.code).toBe('nothing-to-refund');
    const both = await Promise.all([give(units(2)), give(units(2))]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find((one) => one.status === 200)?.json).toMatchObject({
      refund: { status: 'done', amount: { value: '0.00' } },
      order: { paymentStatus: 'refunded', refundable: { value: '0.00' } },
    });
    expect((await shop.stock('MUG')).onHand).toBe(before + 2);
    expect((await give(units(2))).json.code).toBe('refund-too-many');
    expect((await give(units(1))).status).toBe(200);
    expect((await shop.stock('MUG')).onHand).toBe(before + 3);
  });

  it('of a line that cost nothing are of nothing, restock it and are mailed to nobody', async () => {
    const discounts = `/api/studio/sites/${shop.siteId}/discounts`;
    const free = {
      name: 'All off',
      code: 'all',
      scope: { kind: 'order' },
      effect: { kind: 'percent', percent: 100 },
      minimumAmount: '0',
      minimumQuantity: 0,
      active: true,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
      subscriptions: 'first',
    };
    const made = await shop.owner.send('POST', discounts, free);
    expect(made.status, made.text).toBe(200);
    await shop.setStock('MUG', 10);
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    await session.send('POST', '/api/commerce/shopping-cart/coupons', { code: 'all' });
    await session.send('PUT', '/api/commerce/checkout', details);
    const { grandTotalCents } = (await session.send('GET', '/api/commerce/checkout')).json.cart;
    const done = await shop.complete(session, grandTotalCents);
    expect(done.status, done.text).toBe(200);
    const path = `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`;
    const [line] = (await shop.owner.send('GET', path)).json.order.lines;
    const give = (more: object) =>
      shop.owner.send('POST', `${path}/refunds`, { ...plain, notify: true, key: key(), ...more });
    const shipping = await give({ lines: [], shipping: true });
    expect(shipping.json.order.refundable.value).toBe('0.00');
    const before = await shop.stock('MUG');
    const one = { lines: [{ lineId: line.id, quantity: 1 }], restock: true };
    const returned = await give(one);
    expect(returned.json, returned.text).toMatchObject({
      refund: { status: 'done', amount: { value: '0.00' } },
      order: { status: 'pending', paymentStatus: 'refunded', lines: [{ refundedQuantity: 1 }] },
    });
    expect((await shop.stock('MUG')).onHand).toBe(before.onHand + 1);
    expect(returned.json.order.timeline.map((event: { text: string }) => event.text)).toContain(
      'Items were returned without a refund.',
    );
    expect((await give({ ...one, lines: [{ lineId: line.id, quantity: 2 }] })).json.code).toBe(
      'refund-too-many',
    );
    const asked = await shop.app.db.global((tx) =>
      tx.selectFrom('outbox').select('dedupeKey').where('topic', '=', 'order-mail').execute(),
    );
    const mails = asked.filter(({ dedupeKey }) => dedupeKey.includes(`:${done.json.orderId}:`));
    expect(mails.map(({ dedupeKey }) => dedupeKey.split(':').at(-1))).toEqual([shipping.json.refund.id]);
    await shop.owner.send('DELETE', `${discounts}/${made.json.discount.id}`);
  });

  it('give the shipping back once: after it only the items are left', async () => {
    const { path, mugs, order } = await placed();
    const give = (more: object) =>
      shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), shipping: true, ...more });
    expect(order.refundableShipping.value).toBe('7.00');
    const first = await give({ lines: [] });
    expect(first.json).toMatchObject({
      refund: { amount: { value: '7.00' } },
      order: { refundableShipping: { value: '0.00' } },
    });
    const preview = { ...plain, key: key(), lines: [{ lineId: mugs, quantity: 1 }], shipping: true };
    expect((await shop.owner.send('POST', `${path}/refund-preview`, preview)).json.amount.value).toBe(
      '12.00',
    );
    expect((await give({ lines: [] })).json.code).toBe('refund-empty');
    const both = await give({ lines: [{ lineId: mugs, quantity: 1 }] });
    expect(both.json).toMatchObject({
      refund: { amount: { value: '12.00' } },
      order: { refundable: { value: '48.00' } },
    });
  });

  it('of the shipping that the bank refuses leave it to be refunded', async () => {
    const { path } = await placed(card('4000000000005126'));
    const body = { ...plain, key: key(), lines: [], shipping: true };
    expect((await shop.owner.send('POST', `${path}/refunds`, body)).json.code).toBe('refund-refused');
    expect((await shop.owner.send('GET', path)).json.order.refundableShipping.value).toBe('7.00');
  });

  it.each([
    [{ amount: '67.01' }, 409, 'refund-too-much'],
    [{ amount: '0' }, 400, 'refund-empty'],
    [{ amount: '1.001' }, 400, 'amount-too-precise'],
    [{ amount: 'all' }, 400, 'malformed'],
    [{ lines: [] }, 400, 'refund-empty'],
  ])('%j is refused', async (more, status, code) => {
    const { path } = await placed();
    const answer = await shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), ...more });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('two at once never refund more than was taken', async () => {
    const { path } = await placed();
    const give = () => shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), amount: '40.00' });
    const answers = await Promise.all([give(), give(), give()]);
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('the same key ten times at once is one refund', async () => {
    const { path } = await placed();
    const body = { ...plain, key: key(), amount: '10.00' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.owner.send('POST', `${path}/refunds`, body)),
    );
    expect(new Set(answers.map((one) => one.json.refund.id)).size).toBe(1);
    expect((await shop.owner.send('GET', path)).json.order.refundable.value).toBe('57.00');
  });

  it('that the bank refuses count nothing', async () => {
    const { path, mugs } = await placed(card('4000000000005126'));
    const body = { ...plain, key: key(), lines: [{ lineId: mugs, quantity: 1 }] };
    const refused = await shop.owner.send('POST', `${path}/refunds`, body);
    expect(refused.json).toMatchObject({
      code: 'refund-refused',
      error: 'The refund was refused: The bank refused the refund.',
    });
    const { order } = (await shop.owner.send('GET', path)).json;
    expect(order).toMatchObject({ paymentStatus: 'paid', refundable: { value: '67.00' } });
    expect(order.lines[0].refundedQuantity).toBe(0);
  });

  it('whose answer is lost are asked again, and given once', async () => {
    const { path } = await placed(card('4000000000007726'));
    const lost = await shop.owner.send('POST', `${path}/refunds`, {
      ...plain,
      key: key(),
      amount: '7.00',
      notify: true,
    });
    expect(lost.json.refund.status).toBe('pending');
    await shop.app.db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(0) })
        .where('topic', '=', 'reconcile-refund')
        .execute(),
    );
    const worker = await startWorker(shop.app.deps);
    const state = async () => (await shop.owner.send('GET', path)).json.order;
    await expect
      .poll(async () => (await state()).paymentStatus, { timeout: 8000 })
      .toBe('partially_refunded');
    await worker.close();
    expect((await state()).refunds).toMatchObject([{ status: 'done', amount: { value: '7.00' } }]);
    const told = (await mailsTo('was refunded')).filter(({ text }) => text.includes('refunded $7.00'));
    expect(told).toHaveLength(1);
  });
});

describe('mails once more', () => {
  it('are sent to the buyer as mails of their own, when there is something to tell', async () => {
    const { path, order } = await placed();
    const early = await shop.owner.send('POST', `${path}/mails`, { kind: 'shipping' });
    expect(early.json.code).toBe('mail-not-due');
    for (let n = 0; n < 2; n += 1) await shop.owner.send('POST', `${path}/mails`, { kind: 'confirmation' });
    const mails = await mailsTo(`#${order.number} at`);
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });
});

describe('orders of others', () => {
  it.each([
    ['shipments', { ...parcel, lines: [] }],
    ['refunds', { ...plain, key: 'key-of-a-stranger', amount: '1' }],
    ['refund-preview', { ...plain, key: 'key-of-a-stranger', amount: '1' }],
    ['cancel', { key: 'key-of-a-stranger', reason: '', notify: false }],
    ['mails', { kind: 'confirmation' }],
  ])('are not there to %s', async (what, body) => {
    const { order } = await placed();
    const slug = `other-${what}`;
    const other = await addShop(shop.app, slug);
    const own = `/api/studio/sites/${other.siteId}/orders/${order.id}/${what}`;
    expect((await other.owner.send('POST', own, body)).status).toBe(404);
    const foreign = `/api/studio/sites/${shop.siteId}/orders/${order.id}/${what}`;
    expect([403, 404]).toContain((await other.owner.send('POST', foreign, body)).status);
    expect((await shop.app.studio().send('POST', foreign, body)).status).toBe(401);
  });
});
