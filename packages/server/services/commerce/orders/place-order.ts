import { updateCart } from '@veranda/db/cart/writer';
import { sellOrder } from '@veranda/db/checkout/stock-release';
import { findPayments, type OrderRecord } from '@veranda/db/orders/reader';
import { addOrderEvents, nextOrderNumber, updateOrder } from '@veranda/db/orders/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CommerceDeps } from '../deps.ts';
import { askForReviewLater } from '../reviews/review-link.ts';
import { captureTenders } from '../gift-cards/tenders.ts';
import { paymentStatusOfOrder } from './order-payment-status.ts';
import { askToRecordTaxes } from '../tax/record-taxes.ts';
import { deliverEntitlements } from '../entitlements/deliver-entitlements.ts';

type PlaceDeps = Pick<CommerceDeps, 'log' | 'newId' | 'now' | 'settings'>;

/**
 * The second transaction of a completion: the order is placed, with everything that follows from it.
 * @returns the order as it is now
 */
export async function placeOrder(
  deps: PlaceDeps,
  tx: SiteTransaction,
  order: OrderRecord,
): Promise<OrderRecord> {
  return placeOrderBy(deps, tx, { order, actor: 'checkout' });
}

/** The same for an order that somebody of the shop has placed. */
export async function placeOrderBy(
  deps: PlaceDeps,
  tx: SiteTransaction,
  { order, actor }: { readonly order: OrderRecord; readonly actor: string },
): Promise<OrderRecord> {
  const siteId = order.siteId;
  // Locked in the order of a completion: stock, gift cards, and last the number, which every order of it wants.
  await sellOrder(tx, order.id, deps.newId);
  await captureTenders(deps, tx, order.id);
  const paymentStatus = paymentStatusOfOrder(order, await findPayments(tx, order.id));
  const isPaid = paymentStatus === 'paid';
  const { fulfilled } = isPaid ? await deliverEntitlements(deps, tx, order) : { fulfilled: false };
  await updateCart(tx, order.cartId, { status: 'purchased', lockedUntil: null, orderId: order.id });
  await addOrderEvents(
    tx,
    ['placed', isPaid ? 'payment-captured' : 'payment-awaited'].map((kind) => ({
      siteId,
      id: deps.newId(),
      orderId: order.id,
      kind,
      actor,
    })),
  );
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'order-placed',
    dedupeKey: `order-placed:${order.id}`,
    payload: { orderId: order.id },
  });
  await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: null });
  await askForReviewLater(deps, tx, order);
  if (order.newsletterConsentAt) await askForNewsletter(deps, tx, order);
  const number = await nextOrderNumber(tx);
  const placedAt = new Date(deps.now());
  const status = fulfilled ? 'fulfilled' : 'pending';
  const placed = { status, paymentStatus, number, placedAt };
  return (await updateOrder(tx, order.id, placed)) ?? order;
}

async function askForNewsletter(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  order: OrderRecord,
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'newsletter-consent',
    dedupeKey: `newsletter-consent:${order.id}`,
    payload: { orderId: order.id },
  });
}
