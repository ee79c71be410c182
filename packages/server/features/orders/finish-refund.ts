import { returnStock } from '@veranda/db/checkout/stock-return';
import { findLines, findPayments, type OrderLineRow, type OrderRow } from '@veranda/db/orders/reader';
import {
  closeRefund,
  closeSplit,
  dropRefundLines,
  findRefunds,
  type RefundRow,
} from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import { addOrderEvent, updateOrder, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { toMajor } from '@veranda/domain/money/money';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import type { Deps } from '../../platform/deps.ts';
import { creditCard } from '../../platform/gift-cards/tenders.ts';
import { revokeOrderEntitlements } from '../../platform/entitlements/revoke-entitlements.ts';
import { updatePaymentStatus } from '../../platform/orders/order-payment-status.ts';
import { askToRecordTaxes } from '../../platform/tax/record-taxes.ts';
import { keepFulfilment } from './keep-fulfilment.ts';
import { askForMail } from './order-mails.ts';
import { findRefundable } from './prepare-refund.ts';
import type { CardPart } from './refund-parts.ts';

type FinishDeps = Pick<Deps, 'newId' | 'now'>;

/** A refund whose provider has answered, with its order, which is locked. */
export interface Answered {
  readonly refund: RefundRow;
  readonly order: OrderRow;
}

/**
 * Closes the parts of gift cards. They are credited last: a refund that fails elsewhere moves nothing. A card that was
 * disabled meanwhile keeps nothing of it, and the timeline says so.
 */
export async function closeCards(
  deps: FinishDeps,
  tx: SiteTransaction,
  {
    order,
    onCards,
    failed,
  }: { readonly order: OrderRow; readonly onCards: readonly CardPart[]; readonly failed: boolean },
): Promise<void> {
  for (const { split, payment } of onCards) {
    const part = { payment, splitId: split.id, amountMinor: split.amount_minor };
    if (!failed && (await creditCard(deps, tx, part))) {
      const amount = toMajor(split.amount_minor, order.currency);
      await note(deps, tx, { order, kind: 'refund-lapsed', detail: { last4: payment.card_last4, amount } });
    }
    const key = { siteId: tx.siteId, id: split.id };
    await closeSplit(tx, key, { status: failed ? 'failed' : 'done', reference: null });
  }
}

/** A refund that came to nothing: it no longer counts as given. */
export async function fail(
  deps: FinishDeps,
  tx: SiteTransaction,
  { refund, order, failure }: Answered & { readonly failure: string },
): Promise<void> {
  await closeRefund(tx, { siteId: tx.siteId, refundId: refund.id }, { status: 'failed', failure });
  // Another one may have been done while this one counted as given.
  await updatePaymentStatus(tx, order);
  await keepFulfilment(deps, tx, { order, actor: refund.actor });
}

/** A refund whose money is given back, or whose units came back without any, with all that follows of it. */
export async function finish(
  deps: FinishDeps,
  tx: SiteTransaction,
  { refund, order }: Answered,
): Promise<void> {
  const { siteId } = tx;
  const cancels = refund.cancels && (await mayBeCanceled(tx, { refund, order }));
  if (refund.cancels && !cancels && !(await stop(deps, tx, { refund, order }))) return;
  await closeRefund(tx, { siteId, refundId: refund.id }, { status: 'done', failure: null });
  if (cancels) {
    await voidAwaited(tx, order.id);
    await updateOrder(tx, { siteId, id: order.id }, { status: 'canceled' });
  }
  const counts = cancels || refund.amount_minor > 0n;
  // The sale of an order that is canceled is void already; of one of which no money goes back nothing changes.
  if (counts && order.status !== 'canceled')
    await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: refund.id, voids: cancels });
  await updatePaymentStatus(tx, order);
  await tell(deps, tx, { refund, order, cancels });
  const left = cancels ? { ...order, status: 'canceled' } : order;
  await keepFulfilment(deps, tx, { order: left, actor: refund.actor });
  if (refund.restock && cancels === refund.cancels) await restock(deps, tx, { refund, order });
  if (counts || (await isAllBack(tx, order.id)))
    await revokeOrderEntitlements(deps, tx, { orderId: order.id, canceled: cancels });
}

// The timeline, and the buyer where money goes back.
async function tell(
  deps: FinishDeps,
  tx: SiteTransaction,
  { refund, order, cancels }: Answered & { readonly cancels: boolean },
): Promise<void> {
  const back = refund.amount_minor > 0n ? 'refunded' : 'returned';
  const detail = { refundId: refund.id };
  await note(deps, tx, { order, kind: cancels ? 'canceled' : back, detail, actor: refund.actor });
  if (!refund.notify || (!cancels && back === 'returned')) return;
  const kind = cancels ? 'cancellation' : 'refund';
  await askForMail(deps, tx, { orderId: order.id, kind, key: refund.id });
}

// What an order without money has brought is kept until all of its units are back.
async function isAllBack(tx: SiteTransaction, orderId: string): Promise<boolean> {
  const lines = await findLines(tx, tx.siteId, orderId);
  return lines.every((line) => line.refunded_quantity >= line.quantity);
}

// Looked at again under the order's lock: what was sent or paid since it was asked for is never canceled.
async function mayBeCanceled(tx: SiteTransaction, { refund, order }: Answered): Promise<boolean> {
  const { refundable } = await findRefundable(tx, order);
  const isPaid = refundable.leftMinor > 0n;
  const isSent = (await findShipments(tx, tx.siteId, order.id)).some(
    (one) => one.voided_at === null && one.created_at > refund.created_at,
  );
  return !isPaid && !isSent && orderMayBecome(order.status, 'canceled');
}

/**
 * An order that is not canceled after all keeps its units: of the refund only the money is left.
 * @returns whether any was given back
 */
async function stop(deps: FinishDeps, tx: SiteTransaction, { refund, order }: Answered): Promise<boolean> {
  const { siteId } = tx;
  await note(deps, tx, { order, kind: 'cancel-stopped', detail: { refundId: refund.id } });
  if (refund.amount_minor === 0n) {
    await fail(deps, tx, { refund, order, failure: 'The order was paid or shipped in the meantime.' });
    return false;
  }
  await dropRefundLines(tx, { siteId, refundId: refund.id });
  return true;
}

// Nothing is awaited for an order that is canceled.
async function voidAwaited(tx: SiteTransaction, orderId: string): Promise<void> {
  for (const payment of await findPayments(tx, tx.siteId, orderId))
    if (payment.status === 'awaited')
      await updatePayment(tx, { siteId: tx.siteId, id: payment.id }, { status: 'voided' });
}

// What was sent is not there to be put back when its order is canceled; what of a parcel has come back is refunded by line.
async function restock(deps: FinishDeps, tx: SiteTransaction, { refund, order }: Answered): Promise<void> {
  const lines = await findLines(tx, tx.siteId, order.id);
  const written = (await findRefunds(tx, tx.siteId, order.id)).find((one) => one.id === refund.id);
  const units = (written?.lines ?? []).flatMap((line) => {
    const sold = lines.find((one) => one.id === line.order_line_id);
    if (!sold?.variant_id) return [];
    const quantity = refund.cancels ? unsentOf(sold, line.quantity) : line.quantity;
    return quantity > 0 ? [{ variantId: sold.variant_id, quantity }] : [];
  });
  if (units.length === 0) return;
  await returnStock(tx, tx.siteId, {
    orderId: order.id,
    refundId: refund.id,
    actor: refund.actor,
    units,
    newId: deps.newId,
  });
}

// Of units that count as given back already.
function unsentOf(
  line: Pick<OrderLineRow, 'quantity' | 'refunded_quantity' | 'fulfilled_quantity'>,
  given: number,
): number {
  const unsent = line.quantity - (line.refunded_quantity - given) - line.fulfilled_quantity;
  return Math.max(0, Math.min(given, unsent));
}

async function note(
  deps: FinishDeps,
  tx: SiteTransaction,
  event: {
    readonly order: OrderRow;
    readonly kind: string;
    readonly detail: object;
    readonly actor?: string;
  },
): Promise<void> {
  const { order, kind, detail, actor = '' } = event;
  const of = { website_id: tx.siteId, id: deps.newId(), order_id: order.id };
  await addOrderEvent(tx, { ...of, kind, detail: JSON.stringify(detail), actor });
}
