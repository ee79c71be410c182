import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { orderJobs } from '@veranda/server/features/orders/jobs';
import { paymentJobs } from '@veranda/server/features/payments/jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { type End, type FaultyShop, createFaultyGateway, createFaultyStripe } from './faulty-providers.ts';
import { paymentsOf } from './stripe-shop.ts';

let keys = 0;

// No worker runs: jobs are carried out where a test says so, and nothing depends on how fast anybody is.
// Five faults in a row would make the server fail at once for a while: each test has fewer.
describe.each([
  ['Stripe', createFaultyStripe],
  ['the test gateway', createFaultyGateway],
])('%s', (_name, open) => {
  let faulty: FaultyShop;

  beforeAll(async () => {
    faulty = await open();
  });
  afterAll(() => faulty.close());
  afterEach(async () => {
    faulty.setDown(false);
    const { app } = faulty.shop;
    const report = await checkInvariants(app.db, allInvariants);
    expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
    // A provider that throws is logged for the operator, and nothing else is.
    const faults = app.faults.splice(0).map((one) => String((one as { err?: unknown }).err));
    expect(faults.filter((fault) => !fault.includes('fake: '))).toEqual([]);
  });

  /** Carries out what is there of a topic; what is to be done again is left for the next time. */
  async function drain(topic: string): Promise<void> {
    const { deps, db } = faulty.shop.app;
    const job = { ...orderJobs(deps), ...paymentJobs(deps) }[topic];
    if (!job) throw new Error(`no job ${topic}`);
    await db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(0) })
        .where('topic', '=', topic)
        .execute(),
    );
    while ((await drainOutbox(deps, topic, job)) > 0);
  }

  async function withMug() {
    const { shop } = faulty;
    await shop.setStock('MUG', 5);
    const session = await shop.shopper();
    expect((await shop.add(session, 'MUG')).status).toBe(200);
    return session;
  }

  const read = async (orderId: string): Promise<Reply> =>
    (await faulty.shop.owner.send('GET', `/api/studio/sites/${faulty.shop.siteId}/orders/${orderId}`)).json
      .order;

  async function expectOneCharge(orderId: string): Promise<void> {
    expect(await faulty.taken(orderId)).toBe(1);
    const order = await read(orderId);
    expect(order.paymentStatus).toBe('paid');
    expect(order.timeline.filter((one: Reply) => one.kind === 'placed')).toHaveLength(1);
    expect(await faulty.shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  }

  async function placed(): Promise<string> {
    const done = await faulty.pay(await withMug());
    expect(done.json.status, done.text).toBe('placed');
    return done.json.orderId;
  }

  function giveBack(orderId: string, amount: string) {
    keys += 1;
    const path = `/api/studio/sites/${faulty.shop.siteId}/orders/${orderId}/refunds`;
    const body = { key: `refund-key-${keys}`, amount, restock: false, reason: '', notify: false };
    return faulty.shop.owner.send('POST', path, body);
  }

  it('a payment that is unanswered is asked about again within 10 s', async () => {
    const session = await withMug();
    faulty.afterCharge(() => {
      faulty.setDown(true);
      return Promise.resolve('cut');
    });
    const { orderId } = (await faulty.pay(session)).json;
    const [payment] = await paymentsOf(faulty.shop, orderId);
    expect(payment?.status).toBe('unknown');
    const { dueAt: due } = await faulty.shop.app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('dueAt')
        .where('dedupeKey', '=', `reconcile:${payment?.id}`)
        .executeTakeFirstOrThrow(),
    );
    expect(due.getTime() - Date.now()).toBeLessThan(10_000);
    faulty.setDown(false);
    await drain('reconcile-payment');
    await expectOneCharge(orderId);
  });

  it.each<[string, End]>([
    ['500', 'fault'],
    ['nothing at all', 'cut'],
  ])('takes a charge and answers %s: one order, one charge', async (_what, end) => {
    const session = await withMug();
    faulty.afterCharge(() => Promise.resolve(end));
    const { orderId } = (await faulty.pay(session)).json;
    expect((await faulty.pay(session)).json.orderId).toBe(orderId);
    await drain('reconcile-payment');
    await drain('payment-event');
    await drain('reconcile-payment');
    await expectOneCharge(orderId);
  });

  it('tells of a charge before it answers, and twice: one order, one charge', async () => {
    const session = await withMug();
    let paymentStatus: string | undefined;
    faulty.afterCharge(async () => {
      const [payment] = (await paymentsOf(faulty.shop)).toReversed();
      await faulty.tell(payment?.orderId ?? '');
      await drain('payment-event');
      paymentStatus = (await paymentsOf(faulty.shop, payment?.orderId))[0]?.paymentStatus;
      return 'answer';
    });
    const done = await faulty.pay(session);
    expect([paymentStatus, done.json.status]).toEqual(['paid', 'placed']);
    await faulty.tell(done.json.orderId);
    await drain('payment-event');
    await expectOneCharge(done.json.orderId);
  });

  it('is down from the charge on and for the whole of a reconciling, then back: one order, one charge', async () => {
    const session = await withMug();
    faulty.afterCharge(() => {
      faulty.setDown(true);
      return Promise.resolve('cut');
    });
    const waiting = (await faulty.pay(session)).json;
    expect(waiting).toMatchObject({ status: 'processing', orderNumber: null });
    for (let tries = 0; tries < 2; tries += 1) {
      await drain('reconcile-payment');
      expect((await paymentsOf(faulty.shop, waiting.orderId))[0]?.status).toBe('unknown');
      expect(await faulty.shop.stock('MUG')).toEqual({ onHand: 5, reserved: 1 });
    }
    faulty.setDown(false);
    await drain('reconcile-payment');
    await drain('payment-event');
    await expectOneCharge(waiting.orderId);
  });

  it.each<[string, End]>([
    ['500', 'fault'],
    ['nothing at all', 'cut'],
  ])('carries a refund out and answers %s: it is refunded once', async (_what, end) => {
    const orderId = await placed();
    faulty.afterRefund(() => Promise.resolve(end));
    expect((await giveBack(orderId, '5.00')).json.refund.status).toBe('pending');
    await drain('reconcile-refund');
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundable: { value: '12.50' },
      refunds: [{ status: 'done' }],
    });
    expect(await faulty.givenBack(orderId)).toEqual([500]);
  });

  it('is down from the refund on and for the whole of a reconciling, then back: it is refunded once', async () => {
    const orderId = await placed();
    faulty.afterRefund(() => {
      faulty.setDown(true);
      return Promise.resolve('cut');
    });
    expect((await giveBack(orderId, '17.50')).json.refund.status).toBe('pending');
    expect((await giveBack(orderId, '0.01')).json.code).toBe('nothing-to-refund');
    for (let tries = 0; tries < 2; tries += 1) {
      await drain('reconcile-refund');
      expect((await read(orderId)).refunds).toMatchObject([{ status: 'pending' }]);
    }
    faulty.setDown(false);
    await drain('reconcile-refund');
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'refunded', refunds: [{ status: 'done' }] });
    expect(await faulty.givenBack(orderId)).toEqual([1750]);
  });

  it('is down when a refund is asked for, and back: it is refunded once', async () => {
    const orderId = await placed();
    faulty.setDown(true);
    expect((await giveBack(orderId, '5.00')).json.refund.status).toBe('pending');
    await drain('reconcile-refund');
    expect(await faulty.givenBack(orderId)).toEqual([]);
    faulty.setDown(false);
    await drain('reconcile-refund');
    expect(await faulty.givenBack(orderId)).toEqual([500]);
    expect((await read(orderId)).refunds).toMatchObject([{ status: 'done' }]);
  });
});
