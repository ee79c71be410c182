import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStripeShop, paidMug, paymentsOf, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('stripe-messages', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const orderPath = (orderId: string) => `/api/studio/sites/${shop.siteId}/orders/${orderId}`;

describe('messages of Stripe', () => {
  const succeeded = (paymentId: string) => shop.stripe.intentOfPayment(paymentId) ?? {};

  it('place the order when the buyer never came back, once, however often they come', async () => {
    const waiting = (await shop.payMug(await shop.withMug(), 'ctoken_asks')).json;
    const [payment] = await paymentsOf(shop, waiting.orderId);
    const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
    shop.stripe.respondToBank(intent?.id ?? '', true);
    const message = shop.stripe.message('payment_intent.succeeded', succeeded(payment?.id ?? ''));
    const other = shop.stripe.message('payment_intent.succeeded', succeeded(payment?.id ?? ''));
    const told = await Promise.all([message, message, other, message].map((one) => shop.tell(one)));
    expect(told.map((one) => [one.status, one.json])).toEqual(told.map(() => [200, { received: true }]));
    await expect
      .poll(async () => (await paymentsOf(shop, waiting.orderId))[0]?.paymentStatus, { timeout: 8000 })
      .toBe('paid');
    const orders = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('orders').select('number').where('id', '=', waiting.orderId).execute(),
    );
    expect(orders).toHaveLength(1);
  });

  it('that come late change nothing: a refusal from before the capture, a question of after it', async () => {
    const payment = await paidMug(shop);
    for (const type of ['payment_intent.payment_failed', 'payment_intent.requires_action'])
      expect((await shop.tell(shop.stripe.message(type, succeeded(payment.id)))).status).toBe(200);
    await expect
      .poll(
        () =>
          shop.app.db.global((tx) =>
            tx
              .selectFrom('outbox')
              .select('id')
              .where('topic', '=', 'payment-event')
              .where('sentAt', 'is', null)
              .execute(),
          ),
        { timeout: 8000 },
      )
      .toEqual([]);
    const [now] = await paymentsOf(shop, payment.orderId);
    expect(now).toMatchObject({ status: 'captured', paymentStatus: 'paid', orderStatus: 'pending' });
  });

  /**
   * A payment that Stripe has taken after its order was given up; `given` is what Stripe has refunded of it
   * before.
   */
  async function takenTooLate(given?: { amount: number; status: 'succeeded' | 'pending'; isOurs: boolean }) {
    const refused = (await shop.payMug(await shop.withMug(), 'ctoken_declined')).json;
    expect(refused.code).toBe('payment-declined');
    const [payment] = (await paymentsOf(shop)).toReversed();
    const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
    if (!payment || !intent) throw new Error('no intent');
    intent.status = 'succeeded';
    const { amount, status, isOurs } = given ?? { amount: 0, status: 'succeeded', isOurs: false };
    const metadata = { refund: isOurs ? payment.id : '' };
    const before = { id: `re_${payment.id}`, object: 'refund' as const, payment_intent: intent.id };
    const refund = { ...before, amount, status, metadata };
    if (given) shop.stripe.refunds.push(refund);
    return { payment, intent, refund };
  }

  const attempts = (event: string) =>
    shop.app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select(['attempts', 'sentAt'])
        .where('dedupeKey', 'like', `payment-event:%:${event}`)
        .executeTakeFirst(),
    );

  it('of money that was taken too late are followed again until it is known to be refunded', async () => {
    const { intent, refund } = await takenTooLate({ amount: 1750, status: 'pending', isOurs: true });
    await shop.tell(shop.stripe.message('payment_intent.succeeded', intent, { id: 'evt_late_pending' }));
    for (const times of [1, 2]) {
      await expect
        .poll(async () => (await attempts('evt_late_pending'))?.attempts, { timeout: 8000 })
        .toBeGreaterThanOrEqual(times);
      await shop.hasten('payment-event');
    }
    expect((await attempts('evt_late_pending'))?.sentAt).toBeNull();
    refund.status = 'succeeded';
    await shop.hasten('payment-event');
    await expect
      .poll(async () => (await attempts('evt_late_pending'))?.sentAt ?? null, { timeout: 8000 })
      .not.toBeNull();
    expect(shop.stripe.refunds.filter((one) => one.payment_intent === intent.id)).toHaveLength(1);
  });

  it('of money that was taken too late and cannot be refunded keep the provider’s reason, for the owner', async () => {
    const { intent, payment } = await takenTooLate({ amount: 1, status: 'succeeded', isOurs: false });
    await shop.tell(shop.stripe.message('payment_intent.succeeded', intent));
    const failure = () =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx.selectFrom('payment').select('refundFailure').where('id', '=', payment.id).executeTakeFirst(),
      );
    await expect.poll(async () => (await failure())?.refundFailure ?? '', { timeout: 8000 }).not.toBe('');
  });

  it('of money that was taken for an order that was given up send it back', async () => {
    const { intent } = await takenTooLate();
    await shop.tell(shop.stripe.message('payment_intent.succeeded', intent));
    await expect
      .poll(() => shop.stripe.refunds.filter((one) => one.payment_intent === intent.id), { timeout: 8000 })
      .toMatchObject([{ amount: 1750 }]);
  });

  it('are refused without the signature of the account, with another secret, when changed, and when old', async () => {
    const payment = await paidMug(shop);
    const message = shop.stripe.message('payment_intent.succeeded', succeeded(payment.id));
    const wrong = [
      { ...message, signature: '' },
      { ...message, signature: 't=1,v1=00' },
      shop.stripe.message('payment_intent.succeeded', {}, { secret: 'whsec_another' }),
      shop.stripe.message('payment_intent.succeeded', {}, { at: Math.floor(Date.now() / 1000) - 3600 }),
      { ...message, body: message.body.replace('succeeded', 'canceled') },
    ];
    for (const one of wrong) expect((await shop.tell(one)).json).toMatchObject({ code: 'event-unsigned' });
  });

  it('tell of a dispute, and of how it ended, in any order', async () => {
    const payment = await paidMug(shop);
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: payment.reference };
    const paymentStatus = async () => (await paymentsOf(shop, payment.orderId))[0];
    shop.stripe.disputes.set(payment.reference, 'needs_response');
    await shop.tell(shop.stripe.message('charge.dispute.created', dispute));
    await expect.poll(async () => (await paymentStatus())?.paymentStatus, { timeout: 8000 }).toBe('disputed');
    shop.stripe.disputes.set(payment.reference, 'won');
    const closed = shop.stripe.message('charge.dispute.closed', dispute);
    const late = shop.stripe.message('charge.dispute.updated', dispute);
    for (const one of [closed, late, closed]) await shop.tell(one);
    await expect
      .poll(async () => [(await paymentStatus())?.dispute, (await paymentStatus())?.paymentStatus], {
        timeout: 8000,
      })
      .toEqual(['won', 'paid']);
    const { timeline } = (await shop.owner.send('GET', orderPath(payment.orderId))).json.order;
    expect(timeline.filter((one: { kind: string }) => one.kind.startsWith('dispute-'))).toHaveLength(2);
  });
});
