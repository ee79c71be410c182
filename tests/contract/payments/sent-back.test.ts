import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { createStripeShop, paidMug, refundAt, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;
let keys = 0;

beforeAll(async () => {
  shop = await createStripeShop('sent-back', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.stripe.refundsBegin = 'succeeded';
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const pathOf = (orderId: string) => `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
const read = async (path: string): Promise<Reply> => (await shop.owner.send('GET', path)).json.order;
const plain = { restock: false, reason: '', notify: false };
const give = (path: string, more: object) => {
  keys += 1;
  return shop.owner.send('POST', `${path}/refunds`, { ...plain, key: `refund-key-${keys}`, ...more });
};

async function placed() {
  const { orderId, reference } = await paidMug(shop);
  return { path: pathOf(orderId), orderId, reference };
}

const told = (order: Reply, kind: string): Reply[] =>
  order.timeline.filter((one: Reply) => one.kind === kind);

/** Waits until nothing of providers' messages and of what follows from them is left. */
async function settled(): Promise<void> {
  const topics = ['payment-event', 'reconcile-refund', 'refund-failed-mail'];
  await expect
    .poll(
      () =>
        shop.app.db.global((tx) =>
          tx
            .selectFrom('outbox')
            .select(['topic', 'attempts'])
            .where('topic', 'in', topics)
            .where('sentAt', 'is', null)
            .where((row) => row.or([row('dueAt', '<=', new Date()), row('attempts', '>', 0)]))
            .execute(),
        ),
      { timeout: 20_000 },
    )
    .toEqual([]);
}

async function ownerMails(order: Reply): Promise<{ text: string }[]> {
  const mails = (await shop.app.deps.mail.inbox?.list()) ?? [];
  return mails.filter(
    (mail) => /^A refund of .* failed$/.test(mail.subject) && mail.text.includes(`(#${order.number})`),
  );
}

describe('a refund that the bank sends back', () => {
  it('is undone: sums, units and sending; what went on the shelf stays there, and the owner is notified', async () => {
    const { path, reference } = await placed();
    const [line] = (await read(path)).lines;
    const given = await give(path, { lines: [{ lineId: line.id, quantity: 1 }], restock: true });
    expect(given.json.order).toMatchObject({
      paymentStatus: 'partially_refunded',
      fulfilmentStatus: 'none_needed',
      refunds: [{ status: 'done' }],
    });
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    refundAt(shop, reference).status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refundAt(shop, reference)));
    await expect.poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 }).toBe('paid');
    await settled();
    const order = await read(path);
    expect(order).toMatchObject({
      status: 'pending',
      fulfilmentStatus: 'unfulfilled',
      refundable: { value: '17.50' },
      refunds: [{ status: 'failed', failure: 'The refund failed.' }],
      lines: [{ refundedQuantity: 0 }],
    });
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    const [note] = told(order, 'refund-failed');
    expect(note.text).toContain('has the money again');
    expect(note.text).toContain('restocked items stay in stock');
    const [mail] = await ownerMails(order);
    expect(mail?.text).toContain('$12.00');
    expect(mail?.text).toContain('ada@shop.example');
    const again = await give(path, { lines: [{ lineId: line.id, quantity: 1 }], restock: true });
    expect(again.json).toMatchObject({
      refund: { status: 'done' },
      order: { refundable: { value: '5.50' } },
    });
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
  });

  it('is undone once, however often and in whatever order it is told', async () => {
    const { path, reference } = await placed();
    await give(path, { amount: '17.50' });
    const refund = refundAt(shop, reference);
    const before = { ...refund };
    refund.status = 'failed';
    const failed = shop.stripe.message('refund.failed', refund);
    const updated = shop.stripe.message('charge.refund.updated', refund);
    const late = shop.stripe.message('refund.updated', before);
    await Promise.all([updated, failed, late, failed, updated].map((one) => shop.tell(one)));
    await expect.poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 }).toBe('paid');
    await shop.tell(late);
    await shop.tell(shop.stripe.message('refund.updated', before));
    await settled();
    const order = await read(path);
    expect([order.paymentStatus, told(order, 'refund-failed').length]).toEqual(['paid', 1]);
    expect(await ownerMails(order)).toHaveLength(1);
  });

  it('before it was known to be done never counted: it fails, and a late success changes nothing', async () => {
    const { path, reference } = await placed();
    shop.stripe.refundsBegin = 'pending';
    expect((await give(path, { amount: '5.00' })).json.refund.status).toBe('pending');
    const refund = refundAt(shop, reference);
    refund.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refund));
    await expect.poll(async () => (await read(path)).refunds[0].status, { timeout: 20_000 }).toBe('failed');
    await shop.tell(shop.stripe.message('refund.updated', { ...refund, status: 'succeeded' }));
    await settled();
    const order = await read(path);
    expect(order).toMatchObject({ paymentStatus: 'paid', refunds: [{ status: 'failed' }] });
    expect(told(order, 'refund-failed')).toEqual([]);
  });

  it('lets no units come back for nothing while it is open', async () => {
    const { path, reference } = await placed();
    const [line] = (await read(path)).lines;
    const units = { lines: [{ lineId: line.id, quantity: 1 }], restock: true };
    const before = await shop.stock('MUG');
    shop.stripe.refundsBegin = 'pending';
    expect((await give(path, { amount: '17.50' })).json.refund.status).toBe('pending');
    expect((await give(path, units)).json.code).toBe('nothing-to-refund');
    const refund = refundAt(shop, reference);
    refund.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refund));
    await expect.poll(async () => (await read(path)).refunds[0].status, { timeout: 20_000 }).toBe('failed');
    await settled();
    expect(await read(path)).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
      fulfilmentStatus: 'unfulfilled',
      lines: [{ refundedQuantity: 0 }],
    });
    expect(await shop.stock('MUG')).toEqual(before);
    shop.stripe.refundsBegin = 'succeeded';
    await give(path, { amount: '17.50' });
    expect((await give(path, units)).json.refund).toMatchObject({
      status: 'done',
      amount: { value: '0.00' },
    });
    expect((await shop.stock('MUG')).onHand).toBe(before.onHand + 1);
  });

  it('that fails beside one that was done leaves the order partly refunded', async () => {
    const { path, reference } = await placed();
    shop.stripe.refundsBegin = 'pending';
    expect((await give(path, { amount: '10.00' })).json.refund.status).toBe('pending');
    const refund = refundAt(shop, reference);
    shop.stripe.refundsBegin = 'succeeded';
    expect((await give(path, { amount: '7.50' })).json.refund.status).toBe('done');
    refund.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refund));
    await expect
      .poll(async () => (await read(path)).refunds.map((one: Reply) => one.status), { timeout: 20_000 })
      .toEqual(['failed', 'done']);
    expect(await read(path)).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundable: { value: '10.00' },
    });
  });

  it('is believed by nobody while the provider says that it stands', async () => {
    const { path, reference } = await placed();
    await give(path, { amount: '17.50' });
    await shop.tell(shop.stripe.message('refund.failed', { ...refundAt(shop, reference), status: 'failed' }));
    await settled();
    expect(await read(path)).toMatchObject({ paymentStatus: 'refunded', refunds: [{ status: 'done' }] });
  });

  it('of an order that is canceled leaves it canceled, and its money can be refunded again', async () => {
    const { path, reference } = await placed();
    const cancel = { key: 'cancel-and-back', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/cancel`, cancel)).json.order.status).toBe('canceled');
    expect((await give(path, { amount: '1.00' })).json.code).toBe('order-canceled');
    refundAt(shop, reference).status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refundAt(shop, reference)));
    await expect.poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 }).toBe('paid');
    await settled();
    const order = await read(path);
    expect(order.status).toBe('canceled');
    expect(told(order, 'refund-failed')[0].text).toContain('stays canceled');
    const part = await give(path, { amount: '10.00' });
    expect(part.json.order).toMatchObject({ status: 'canceled', paymentStatus: 'partially_refunded' });
    const rest = await give(path, { amount: '7.50' });
    expect(rest.json.order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
    expect((await give(path, { amount: '0.01' })).json.code).toBe('nothing-to-refund');
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
  });

  it('of a part, before its order was canceled, leaves that part to be refunded and alarms nobody', async () => {
    const { path, reference } = await placed();
    await give(path, { amount: '5.00' });
    const part = refundAt(shop, reference);
    const cancel = { key: 'cancel-the-rest', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/cancel`, cancel)).json.order).toMatchObject({
      status: 'canceled',
      paymentStatus: 'refunded',
    });
    part.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', part));
    const paymentStatus = async () => (await read(path)).paymentStatus;
    await expect.poll(paymentStatus, { timeout: 20_000 }).toBe('partially_refunded');
    await settled();
    expect(await read(path)).toMatchObject({ status: 'canceled', refundable: { value: '5.00' } });
    expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
    expect((await give(path, { amount: '2.00' })).json.order.paymentStatus).toBe('partially_refunded');
    expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
    expect((await give(path, { amount: '3.00' })).json.order.paymentStatus).toBe('refunded');
  });

  it('that was made in Stripe’s own dashboard, of an order that was canceled since, alarms nobody', async () => {
    const { path, reference } = await placed();
    const refund = {
      id: 're_before_cancel',
      object: 'refund' as const,
      payment_intent: reference,
      amount: 700,
      status: 'succeeded' as 'succeeded' | 'failed',
      metadata: { refund: '' },
    };
    shop.stripe.refunds.push(refund);
    const paymentStatus = async () => (await read(path)).paymentStatus;
    await shop.tell(shop.stripe.message('refund.created', { ...refund, metadata: {} }));
    await expect.poll(paymentStatus, { timeout: 20_000 }).toBe('partially_refunded');
    const cancel = { key: 'cancel-after-it', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/cancel`, cancel)).json.order.paymentStatus).toBe(
      'refunded',
    );
    refund.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', { ...refund, metadata: {} }));
    await expect.poll(paymentStatus, { timeout: 20_000 }).toBe('partially_refunded');
    await settled();
    expect(await read(path)).toMatchObject({ status: 'canceled', refundable: { value: '7.00' } });
  });

  it('that was made in Stripe’s own dashboard is undone too', async () => {
    const { path, reference } = await placed();
    const refund = {
      id: 're_of_dashboard',
      object: 'refund' as const,
      payment_intent: reference,
      amount: 700,
      status: 'succeeded' as 'succeeded' | 'failed',
      metadata: { refund: '' },
    };
    shop.stripe.refunds.push(refund);
    const message = (type: string) => shop.stripe.message(type, { ...refund, metadata: {} });
    await shop.tell(message('refund.created'));
    await expect
      .poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 })
      .toBe('partially_refunded');
    refund.status = 'failed';
    await shop.tell(message('refund.failed'));
    await expect.poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 }).toBe('paid');
    await settled();
    expect((await read(path)).refunds).toMatchObject([{ status: 'failed', amount: { value: '7.00' } }]);
  });
});
