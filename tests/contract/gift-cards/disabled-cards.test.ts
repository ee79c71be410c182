import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { orderJobs } from '@veranda/server/features/orders/jobs';
import type { PaymentGateway } from '@veranda/server/platform/payments/payment-gateway';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { card, cartPath, completePath, declines, details, good } from '../checkout/shop.ts';
import { type DigitalShop, createDigitalShop } from './digital-shop.ts';

let shop: DigitalShop;
let base: string;
let keys = 0;

beforeAll(async () => {
  shop = await createDigitalShop('lapsed');
  base = `/api/studio/sites/${shop.siteId}`;
  const path = `${base}/commerce/payments`;
  const { version } = (await shop.owner.send('GET', path)).json;
  const transfer = { id: 'transfer', kind: 'bank-transfer', name: 'Bank transfer', instructions: '' };
  const manual = [{ ...transfer, active: true, expiresAfterDays: 14 }];
  expect((await shop.owner.send('PUT', `${path}/manual`, { manual, version })).status).toBe(200);
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const byHand = { kind: 'manual', methodId: 'transfer' };
const slowRefund = card('4000000000007726');

/** A mug in the cart of somebody who pays 10.00 of its 17.50 with a gift card. */
async function buyer() {
  const issued = (await shop.owner.send('POST', `${base}/gift-cards`, { amount: '10.00', note: '' })).json;
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  await session.send('PUT', '/api/commerce/checkout', details);
  const entered = await session.send('POST', `${cartPath}/gift-cards`, { code: issued.code });
  expect(entered.status, entered.text).toBe(200);
  const pay = (payment: object) =>
    session.send('POST', completePath, {
      expectedGrandTotalCents: 1750,
      expectedAmountDueCents: 750,
      payment,
    });
  const path = `${base}/gift-cards/${issued.giftCard.id}`;
  return {
    pay,
    disable: async () => expect((await shop.owner.send('POST', `${path}/disable`)).status).toBe(200),
    balance: async () => {
      const { giftCard } = (await shop.owner.send('GET', path)).json;
      return [giftCard.status, giftCard.balance.value];
    },
  };
}

const read = async (orderId: string): Promise<Reply> =>
  (await shop.owner.send('GET', `${base}/orders/${orderId}`)).json.order;
const lapses = (order: Reply) => order.timeline.filter((one: Reply) => one.kind === 'refund-lapsed');

function give(orderId: string, amount: string) {
  keys += 1;
  const body = { key: `refund-key-${keys}`, amount, restock: false, reason: '', notify: false };
  return shop.owner.send('POST', `${base}/orders/${orderId}/refunds`, body);
}

/** Lets something happen after the provider was asked for a charge, and before its answer. */
async function whileCharged(happens: () => Promise<unknown>, act: () => Promise<Reply>): Promise<Reply> {
  const { payments } = shop.app.deps;
  const gateway = payments.named('test');
  const charge: PaymentGateway['charge'] = async (request) => {
    await happens();
    return gateway.charge(request);
  };
  Object.assign(shop.app.deps, { payments: { ...payments, named: () => ({ ...gateway, charge }) } });
  const answer = await act();
  Object.assign(shop.app.deps, { payments });
  return answer;
}

describe('a gift card that is disabled by hand', () => {
  it('while its order is being paid still pays what is held on it', async () => {
    const { pay, disable, balance } = await buyer();
    const done = await whileCharged(disable, () => pay(good));
    expect(done.json.status, done.text).toBe('placed');
    expect(await balance()).toEqual(['disabled', '0.00']);
    expect((await read(done.json.orderId)).payments).toMatchObject([
      { provider: 'gift-card', status: 'captured', amount: { value: '10.00' } },
      { provider: 'test', status: 'captured' },
    ]);
  });

  it('while a payment is declined has nothing left of what comes back', async () => {
    const { pay, disable, balance } = await buyer();
    const refused = await whileCharged(disable, () => pay(declines));
    expect(refused.json.code).toBe('payment-declined');
    expect(await balance()).toEqual(['disabled', '0.00']);
  });

  it('while a refund is under way has nothing of it, and the timeline says so', async () => {
    const { pay, disable, balance } = await buyer();
    const { orderId } = (await pay(slowRefund)).json;
    expect((await give(orderId, '17.50')).json.refund.status).toBe('pending');
    await disable();
    await shop.work(orderJobs(shop.app.deps), 'reconcile-refund', true);
    const order = await read(orderId);
    expect(order).toMatchObject({ paymentStatus: 'refunded', refunds: [{ status: 'done' }] });
    expect(lapses(order).map((lapse: Reply) => lapse.text)).toEqual([expect.stringContaining('10.00')]);
    expect(await balance()).toEqual(['disabled', '0.00']);
  });
});

describe('an unpaid order whose time is over', () => {
  const expire = () => shop.work(orderJobs(shop.app.deps), 'expire-unpaid-order', true);

  it('is canceled also when the gift card that has paid a part is disabled', async () => {
    const { pay, disable, balance } = await buyer();
    const { orderId } = (await pay(byHand)).json;
    await disable();
    expect((await give(orderId, '5.00')).json.code).toBe('refund-card-disabled');
    await expire();
    const order = await read(orderId);
    expect(order).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
    expect(lapses(order)).toHaveLength(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    expect(await balance()).toEqual(['disabled', '0.00']);
    await expire();
    expect((await read(orderId)).refunds).toHaveLength(1);
  });

  it('waits for a refund that is under way', async () => {
    const { pay } = await buyer();
    const { orderId } = (await pay(byHand)).json;
    const { payments } = shop.app.deps;
    const refund = () => Promise.resolve({ kind: 'unknown' } as const);
    const named = (name: string) => ({ ...payments.named(name), refund });
    // A refund to a card calls no provider: a part by hand makes the refund wait.
    await shop.app.db.forSite(shop.siteId, async (tx) => {
      const [first] = await tx
        .selectFrom('payment')
        .select('id')
        .where('orderId', '=', orderId)
        .where('provider', '=', 'gift-card')
        .execute();
      await tx
        .updateTable('payment')
        .set({ provider: 'manual' })
        .where('id', '=', first?.id ?? '')
        .execute();
    });
    Object.assign(shop.app.deps, { payments: { ...payments, named } });
    expect((await give(orderId, '5.00')).json.refund.status).toBe('pending');
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('payment')
        .set({ provider: 'gift-card' })
        .where('orderId', '=', orderId)
        .where('giftCardId', 'is not', null)
        .execute(),
    );
    const { 'expire-unpaid-order': job } = orderJobs(shop.app.deps);
    const [payment] = (await read(orderId)).payments.filter((one: Reply) => one.provider === 'manual');
    const message = { orderId, paymentId: payment.id };
    expect(await job?.(shop.siteId, message, async () => {})).toBe('again');
    expect((await read(orderId)).status).toBe('pending');
    Object.assign(shop.app.deps, { payments });
    await shop.work(orderJobs(shop.app.deps), 'reconcile-refund', true);
    expect(await job?.(shop.siteId, message, async () => {})).toBe('done');
    expect(await read(orderId)).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' });
  });
});
