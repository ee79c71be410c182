import { updateCart } from '@veranda/db/cart/writer';
import { sellOrder } from '@veranda/db/checkout/stock-release';
import { findPayments, type OrderRow } from '@veranda/db/orders/reader';
import { addOrderEvents, nextOrderNumber, updateOrder } from '@veranda/db/orders/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Deps } from '../deps.ts';
import { askForReviewLater } from '../reviews/review-link.ts';
import { captureTenders } from '../gift-cards/tenders.ts';
import { paymentStatusOfOrder } from './order-payment-status.ts';
import { askToRecordTaxes } from '../tax/record-taxes.ts';
import { deliverGoods } from '../entitlements/deliver-goods.ts';

type PlaceDeps = Pick<Deps, 'log' | 'newId' | 'now' | 'settings'>;

/**
 * The second transaction of a completion: the order is placed, with everything that follows from it.
 * @returns the order as it is now
 */
export async function placeOrder(deps: PlaceDeps, tx: SiteTransaction, order: OrderRow): Promise<OrderRow> {
  return placeOrderBy(deps, tx, { order, actor: 'checkout' });
}

/** The same for an order that somebody of the shop has placed. */
export async function placeOrderBy(
  deps: PlaceDeps,
  tx: SiteTransaction,
  { order, actor }: { readonly order: OrderRow; readonly actor: string },
): Promise<OrderRow> {
  const siteId = order.website_id;
  // Locked in the order of a completion: stock, gift cards, and last the number, which every order of it wants.
  await sellOrder(tx, { siteId, orderId: order.id }, deps.newId);
  await captureTenders(deps, tx, order.id);
  const payment_status = paymentStatusOfOrder(order, await findPayments(tx, siteId, order.id));
  const isPaid = payment_status === 'paid';
  const { fulfilled } = isPaid ? await deliverGoods(deps, tx, order) : { fulfilled: false };
  await updateCart(
    tx,
    { siteId, cartId: order.cart_id },
    { status: 'purchased', locked_until: null, order_id: order.id },
  );
  await addOrderEvents(
    tx,
    ['placed', isPaid ? 'payment-captured' : 'payment-awaited'].map((kind) => ({
      website_id: siteId,
      id: deps.newId(),
      order_id: order.id,
      kind,
      actor,
    })),
  );
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: siteId,
    topic: 'order-placed',
    dedupeKey: `order-placed:${order.id}`,
    payload: { orderId: order.id },
  });
  await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: null });
  await askForReviewLater(deps, tx, order);
  if (order.newsletter_consent_at) await askForNewsletter(deps, tx, order);
  const number = await nextOrderNumber(tx, siteId);
  const placedAt = new Date(deps.now());
  const status = fulfilled ? 'fulfilled' : 'pending';
  const placed = { status, payment_status, number, placed_at: placedAt };
  return (await updateOrder(tx, { siteId, id: order.id }, placed)) ?? order;
}

async function askForNewsletter(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  order: OrderRow,
): Promise<void> {
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'newsletter-consent',
    dedupeKey: `newsletter-consent:${order.id}`,
    payload: { orderId: order.id },
  });
}
