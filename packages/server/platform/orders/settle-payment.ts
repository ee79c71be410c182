import { updateCart } from '@veranda/db/cart/writer';
import { rebuildListing } from '@veranda/db/catalog/writer';
import { releaseOrder, sellOrder } from '@veranda/db/checkout/stock';
import { findLines, findOrder, findPayment, type OrderRow, type PaymentRow } from '@veranda/db/orders/reader';
import { addOrderEvent, nextOrderNumber, updateOrder, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { Deps } from '../deps.ts';
import type { PaymentOutcome } from '../payments/payment-gateway.ts';

/** Where an order stands after its payment was looked at. */
export interface Settled {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

const final = ['captured', 'failed', 'voided'];

/**
 * Takes over what a provider says of a payment. The browser's call, the bank's answer and the reconciling job all run
 * this one function; a payment whose outcome is known is not touched again, so that it may run any number of times.
 */
export async function settlePayment(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'sites'>,
  siteId: string,
  paymentId: string,
  outcome: PaymentOutcome,
): Promise<Settled> {
  const settled = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, siteId, paymentId, true);
    if (!payment) throw new Error('there is no such payment');
    const order = await findOrder(tx, siteId, payment.order_id, true);
    if (!order) throw new Error('a payment has no order');
    if (!final.includes(payment.status)) await apply(deps, tx, { order, payment, outcome });
    return read(tx, siteId, paymentId);
  });
  await deps.sites.refresh(siteId);
  return settled;
}

async function read(tx: SiteTransaction, siteId: string, paymentId: string): Promise<Settled> {
  const payment = await findPayment(tx, siteId, paymentId);
  const order = payment && (await findOrder(tx, siteId, payment.order_id));
  if (!payment || !order) throw new Error('a payment or its order is missing');
  return { order, payment };
}

interface Work {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly outcome: PaymentOutcome;
}

async function apply(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { order, payment, outcome }: Work,
): Promise<void> {
  const siteId = order.website_id;
  switch (outcome.kind) {
    case 'captured':
      await updatePayment(tx, siteId, payment.id, {
        status: 'captured',
        provider_reference: outcome.reference,
        captured_minor: payment.amount_minor,
        card_brand: outcome.cardBrand,
        card_last4: outcome.cardLast4,
      });
      return placeOrder(deps, tx, order);
    case 'declined':
      await updatePayment(tx, siteId, payment.id, {
        status: 'failed',
        provider_reference: outcome.reference,
        failure: outcome.message,
      });
      await releaseOrder(tx, siteId, order.id);
      await updateOrder(tx, siteId, order.id, { status: 'abandoned', payment_status: 'voided' });
      return updateCart(tx, siteId, order.cart_id, { status: 'open', locked_until: null, order_id: null });
    case 'requires-action':
      return updatePayment(tx, siteId, payment.id, {
        status: 'requires_action',
        provider_reference: outcome.reference,
      });
    case 'unknown':
      return updatePayment(tx, siteId, payment.id, { status: 'unknown' });
  }
}

/** The second transaction of a completion: the order is placed, with everything that follows from it. */
export async function placeOrder(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  order: OrderRow,
): Promise<void> {
  const siteId = order.website_id;
  const number = await nextOrderNumber(tx, siteId);
  const sold = await sellOrder(tx, siteId, order.id, deps.newId);
  await updateOrder(tx, siteId, order.id, {
    status: 'pending',
    payment_status: 'paid',
    number,
    placed_at: new Date(deps.now()),
  });
  await updateCart(tx, siteId, order.cart_id, {
    status: 'purchased',
    locked_until: null,
    order_id: order.id,
  });
  for (const kind of ['placed', 'payment-captured'])
    await addOrderEvent(tx, {
      website_id: siteId,
      id: deps.newId(),
      order_id: order.id,
      kind,
      actor: 'checkout',
    });
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: siteId,
    topic: 'order-placed',
    dedupeKey: `order-placed:${order.id}`,
    payload: { orderId: order.id },
  });
  if (sold.length === 0) return;
  const products = (await findLines(tx, siteId, order.id)).map((line) => line.product_id);
  // Product pages show what is left, so a sale makes the site's cached pages stale even where nothing sold out.
  await rebuildListing(tx, siteId, [...new Set(products)]);
  await bumpSiteVersion(tx, siteId);
}
