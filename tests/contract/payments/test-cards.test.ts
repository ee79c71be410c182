import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { isCardNumber } from '@veranda/domain/checkout/card';
import { testCards } from '@veranda/server/platform/payments/test-cards.data';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { card, createShop, type Shop } from '../checkout/shop.ts';
import { paymentsOf } from './stripe-shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('laptop', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function pay(number: string) {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return (await shop.complete(session, 1750, { payment: card(number) })).json;
}

async function hasten(topic: string): Promise<void> {
  await shop.app.db.global(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', topic)
      .execute();
  });
}

const paymentStatus = async (orderId: string) => {
  const [payment] = await paymentsOf(shop, orderId);
  return [payment?.status, payment?.paymentStatus, payment?.dispute];
};

describe('the cards of the test gateway', () => {
  it('are valid numbers, so that every checkout takes them', () => {
    expect(Object.keys(testCards).filter((number) => !isCardNumber(number))).toEqual([]);
  });

  it('time-out: the order waits, and is placed when the gateway is asked', async () => {
    const done = await pay('4000000000000119');
    expect(done.status).toBe('processing');
    await hasten('reconcile-payment');
    await expect
      .poll(() => paymentStatus(done.orderId), { timeout: 8000 })
      .toEqual(['captured', 'paid', null]);
  });

  it('late message: the order waits, and is placed by the message alone', async () => {
    const done = await pay('4000000000000077');
    expect(done.status).toBe('processing');
    await hasten('payment-event');
    await expect
      .poll(() => paymentStatus(done.orderId), { timeout: 8000 })
      .toEqual(['captured', 'paid', null]);
  });

  it('duplicate message: the order is placed once', async () => {
    const done = await pay('4000000000002222');
    expect(done.status).toBe('placed');
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
    expect(await paymentStatus(done.orderId)).toEqual(['captured', 'paid', null]);
  });

  it.each([
    ['4000000000000259', ['captured', 'disputed', 'lost']],
    ['4000000000002685', ['captured', 'paid', 'won']],
  ])('dispute: %s is disputed, and a minute later it ends as %j', async (number, end) => {
    const done = await pay(number);
    expect(done.status).toBe('placed');
    await expect
      .poll(() => paymentStatus(done.orderId), { timeout: 8000 })
      .toEqual(['captured', 'disputed', 'open']);
    await shop.app.db.forSite(shop.siteId, async (tx) => {
      const createdAt = new Date(Date.now() - 61_000);
      await tx.updateTable('test_charge').set({ createdAt }).execute();
    });
    await hasten('payment-event');
    await expect.poll(() => paymentStatus(done.orderId), { timeout: 8000 }).toEqual(end);
  });
});
