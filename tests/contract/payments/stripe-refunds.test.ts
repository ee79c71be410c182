import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStripeShop, paymentsOf, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('stripe-refunds', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.stripe.mood = 'up';
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const orderPath = (orderId: string) => `/api/studio/sites/${shop.siteId}/orders/${orderId}`;

async function placed() {
  const done = await shop.payMug(await shop.withMug(), 'ctoken_ok');
  expect(done.json.status, done.text).toBe('placed');
  const [payment] = await paymentsOf(shop, done.json.orderId);
  if (!payment?.reference) throw new Error('no reference');
  return { ...payment, reference: payment.reference };
}

describe('refunds by Stripe', () => {
  const plain = { restock: false, reason: '', notify: false };

  it('give back once for a key, also when two are asked for at once', async () => {
    const payment = await placed();
    const send = (key: string, amount: string) =>
      shop.owner.send('POST', `${orderPath(payment.orderId)}/refunds`, { ...plain, key, amount });
    const answers = await Promise.all([send('first-of-two', '10.00'), send('second-of-two', '10.00')]);
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(shop.stripe.refunds.filter((one) => one.payment_intent === payment.reference)).toHaveLength(1);
  });

  it('that Stripe carries out later are pending until its message comes', async () => {
    const payment = await placed();
    const refunded = await shop.owner.send('POST', `${orderPath(payment.orderId)}/refunds`, {
      ...plain,
      key: 'whole-one',
      amount: '17.50',
    });
    expect(refunded.json.order.paymentStatus).toBe('refunded');
    const [refund] = shop.stripe.refunds.toReversed();
    await shop.tell(shop.stripe.message('refund.updated', refund ?? {}));
    expect((await paymentsOf(shop, payment.orderId))[0]?.paymentStatus).toBe('refunded');
  });

  it('made in Stripe’s own dashboard are taken over, each once', async () => {
    const payment = await placed();
    const refund = {
      id: 're_dashboard',
      object: 'refund' as const,
      payment_intent: payment.reference,
      amount: 700,
      status: 'succeeded' as const,
      metadata: { refund: '' },
    };
    shop.stripe.refunds.push(refund);
    for (const type of ['refund.created', 'refund.updated', 'refund.updated'])
      await shop.tell(shop.stripe.message(type, { ...refund, metadata: {} }));
    await expect
      .poll(async () => (await paymentsOf(shop, payment.orderId))[0]?.paymentStatus, { timeout: 8000 })
      .toBe('partially_refunded');
    const { order } = (await shop.owner.send('GET', orderPath(payment.orderId))).json;
    expect(order).toMatchObject({
      refundable: { value: '10.50' },
      refunds: [{ status: 'done', amount: { value: '7.00' }, actor: 'stripe' }],
    });
  });

  it('made in Stripe’s own dashboard of more than is left are a fault, and the timeline says so once', async () => {
    const payment = await placed();
    const refund = {
      id: 're_too_large',
      object: 'refund' as const,
      payment_intent: payment.reference,
      amount: 1751,
      status: 'succeeded' as const,
      metadata: { refund: '' },
    };
    shop.stripe.refunds.push(refund, { ...refund, id: 're_beside_it', amount: 250 });
    const order = async () => (await shop.owner.send('GET', orderPath(payment.orderId))).json.order;
    for (const type of ['refund.created', 'refund.updated'])
      await shop.tell(shop.stripe.message(type, { ...refund, metadata: {} }));
    await expect.poll(async () => (await order()).refundable.value, { timeout: 8000 }).toBe('15.00');
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
    const { timeline, refunds } = await order();
    expect(refunds).toHaveLength(1);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'refund-unaccounted')).toMatchObject([
      {
        text: 'More was refunded at the provider than was left. That refund is not counted here.',
        actor: 'stripe',
      },
    ]);
    expect(shop.app.faults.splice(0)).toMatchObject([
      { site_id: shop.siteId, payment: payment.id, reference: 're_too_large' },
    ]);
  });

  it('that could not be asked for are asked again, and refunded once', async () => {
    const payment = await placed();
    shop.stripe.mood = 'down';
    const answer = await shop.owner.send('POST', `${orderPath(payment.orderId)}/refunds`, {
      ...plain,
      key: 'while-away',
      amount: '5.00',
    });
    expect(answer.json.refund.status).toBe('pending');
    shop.stripe.mood = 'up';
    await shop.hasten('reconcile-refund');
    await expect
      .poll(() => shop.stripe.refunds.filter((one) => one.payment_intent === payment.reference).length, {
        timeout: 8000,
      })
      .toBe(1);
  });
});
