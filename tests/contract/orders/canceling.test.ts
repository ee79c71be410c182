import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { updateOrder, updatePayment } from '@veranda/db/orders/writer';
import { insertShipment } from '@veranda/db/orders/shipments';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { cancelOrder } from '@veranda/server/features/orders/refund-order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { cartPath, completePath, details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let keys = 0;

beforeAll(async () => {
  shop = await createShop('second-thoughts');
  const path = `/api/studio/sites/${shop.siteId}/commerce/payments`;
  const { version } = (await shop.owner.send('GET', path)).json;
  const transfer = { id: 'transfer', kind: 'bank-transfer', name: 'Bank transfer', instructions: '' };
  const manual = [{ ...transfer, active: true, expiresAfterDays: 14 }];
  expect((await shop.owner.send('PUT', `${path}/manual`, { manual, version })).status).toBe(200);
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

/** Two mugs that are paid by hand, as far as no gift card pays them: 24.00 and 6.00 for shipping. */
async function placed(giftCard = ''): Promise<{ path: string; order: Reply }> {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 2);
  await session.send('PUT', '/api/commerce/checkout', details);
  if (giftCard !== '') await session.send('POST', `${cartPath}/gift-cards`, { code: giftCard });
  const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
  const done = await session.send('POST', completePath, {
    expectedGrandTotalCents: cart.grandTotalCents,
    expectedAmountDueCents: cart.amountDueCents,
    payment: { kind: 'manual', methodId: 'transfer' },
  });
  expect(done.json.status, done.text).toBe('placed');
  const path = `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`;
  return { path, order: (await shop.owner.send('GET', path)).json.order };
}

type Meanwhile = (tx: SiteTransaction, order: Reply) => Promise<void>;

/**
 * Cancels while something happens between its two transactions that the locks of the routes do not let
 * through: written by hand, so that what the second one looks at is what decides.
 */
async function cancelWhile(order: Reply, happens: Meanwhile) {
  const { deps } = shop.app;
  let transactions = 0;
  const forSite: typeof deps.db.forSite = async (...given) => {
    const answer = await deps.db.forSite(...given);
    transactions += 1;
    if (transactions === 1) await deps.db.forSite(shop.siteId, (tx) => happens(tx, order));
    return answer;
  };
  keys += 1;
  const options = { restock: true, cancels: true, notify: false, reason: '', actor: 'x@y.example' };
  const at = { siteId: shop.siteId, orderId: order.id };
  const key = `cancel-key-${keys}`;
  return cancelOrder({ ...deps, db: { ...deps.db, forSite } }, at, { ...options, key });
}

const isPaid: Meanwhile = async (tx, order) => {
  const payment = order.payments.find((one: Reply) => one.provider === 'manual');
  const { amountMinor } = await tx
    .selectFrom('payment')
    .select('amountMinor')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const key = { id: payment.id };
  await updatePayment(tx, key.id, { status: 'captured', capturedMinor: amountMinor });
};

const isSent: Meanwhile = async (tx, order) => {
  const of = { siteId: shop.siteId, id: shop.app.deps.newId(), orderId: order.id };
  const parcel = { ...of, carrier: '', trackingNumber: '', trackingUrl: '', actor: 'x@y.example' };
  await insertShipment(tx, parcel, [{ lineId: order.lines[0].id, quantity: 1 }]);
  await updateOrder(tx, order.id, { fulfilmentStatus: 'partial' });
};

describe('an order that is being canceled', () => {
  it.each([
    ['paid', isPaid, { paymentStatus: 'paid', fulfilmentStatus: 'unfulfilled' }],
    ['sent', isSent, { paymentStatus: 'unpaid', fulfilmentStatus: 'partial' }],
  ] as const)(
    'and is %s in the meantime is not canceled, and keeps its units',
    async (_what, happens, stands) => {
      const { path, order } = await placed();
      expect(await cancelWhile(order, happens)).toMatchObject({ code: 'order-not-canceled' });
      const now = (await shop.owner.send('GET', path)).json.order;
      expect(now).toMatchObject({ status: 'pending', ...stands, lines: [{ refundedQuantity: 0 }] });
      expect(now.refunds).toMatchObject([{ status: 'failed', amount: { value: '0.00' } }]);
      expect(now.timeline.map((one: Reply) => one.kind)).toContain('cancel-stopped');
      expect(await shop.stock('MUG')).toEqual({ onHand: 3, reserved: 0 });
      const rest = now.lines[0].quantity - now.lines[0].fulfilledQuantity;
      const lines = [{ lineId: now.lines[0].id, quantity: rest }];
      const parcel = { lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
      const sent = await shop.owner.send('POST', `${path}/shipments`, parcel);
      expect(sent.json.order).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'fulfilled' });
    },
  );

  it('and is paid in the meantime keeps its units; what a gift card had paid stays refunded', async () => {
    const cards = `/api/studio/sites/${shop.siteId}/gift-cards`;
    const { code, giftCard } = (await shop.owner.send('POST', cards, { amount: '10.00', note: '' })).json;
    const { path, order } = await placed(code);
    expect(await cancelWhile(order, isPaid)).toMatchObject({ code: 'order-not-canceled' });
    const now = (await shop.owner.send('GET', path)).json.order;
    expect(now).toMatchObject({
      status: 'pending',
      paymentStatus: 'partially_refunded',
      fulfilmentStatus: 'unfulfilled',
      refunds: [{ status: 'done', amount: { value: '10.00' }, lines: [] }],
      lines: [{ refundedQuantity: 0 }],
    });
    const { balance } = (await shop.owner.send('GET', `${cards}/${giftCard.id}`)).json.giftCard;
    expect(balance.value).toBe('10.00');
    expect(await shop.stock('MUG')).toEqual({ onHand: 3, reserved: 0 });
  });

  it('and of which nothing happens in the meantime is canceled', async () => {
    const { path, order } = await placed();
    expect(await cancelWhile(order, async () => {})).toBe('canceled');
    const now = (await shop.owner.send('GET', path)).json.order;
    expect(now).toMatchObject({ status: 'canceled', fulfilmentStatus: 'none_needed' });
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
  });

  it('and then is none of those that are to be packed', async () => {
    const [{ order }, { path, order: half }] = [await placed(), await placed()];
    await cancelWhile(order, async () => {});
    const lines = [{ lineId: half.lines[0].id, quantity: 1 }];
    const parcel = { lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/shipments`, parcel)).status).toBe(200);
    await cancelWhile(half, async () => {});
    expect((await shop.owner.send('GET', path)).json.order).toMatchObject({
      status: 'canceled',
      fulfilmentStatus: 'fulfilled',
    });
    const list = `/api/studio/sites/${shop.siteId}/orders?fulfilment=`;
    for (const status of ['unfulfilled', 'partial']) {
      const { orders } = (await shop.owner.send('GET', `${list}${status}`)).json;
      const found = orders.map((one: Reply) => one.id);
      expect(found).not.toContain(order.id);
      expect(found).not.toContain(half.id);
    }
  });

  it('is found by its number as it is written, with the sign before it', async () => {
    const { order } = await placed();
    const list = `/api/studio/sites/${shop.siteId}/orders?search=`;
    for (const typed of [`#${order.number}`, ` # ${order.number}`]) {
      const { orders } = (await shop.owner.send('GET', `${list}${encodeURIComponent(typed)}`)).json;
      expect(orders.map((one: Reply) => one.id)).toContain(order.id);
    }
  });
});
