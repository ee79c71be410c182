import { returnStock } from '@veranda/db/checkout/stock-return';
import { findLines, findPayments, type OrderLineRecord, type OrderRecord } from '@veranda/db/orders/reader';
import {
  closeRefund,
  closeSplit,
  dropRefundLines,
  findRefunds,
  type RefundRecord,
} from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import { addOrderEvent, updateOrder, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { toMajor } from '@veranda/domain/money/money';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import type { Deps } from '../../services/deps.ts';
import { creditCard } from '../../services/commerce/gift-cards/tenders.ts';
import { revokeOrderEntitlements } from '../../services/commerce/entitlements/revoke-entitlements.ts';
import { updatePaymentStatus } from '../../services/commerce/orders/order-payment-status.ts';
import { askToRecordTaxes } from '../../services/commerce/tax/record-taxes.ts';
import { keepFulfilment } from './keep-fulfilment.ts';
import { askForMail } from './order-mails.ts';
import { findRefundable } from './prepare-refund.ts';
import type { CardPart } from './refund-parts.ts';

type FinishDeps = Pick<Deps, 'newId' | 'now'>;

/** A refund whose provider has answered, with its order, which is locked. */
interface Answered {
  readonly refund: RefundRecord;
  readonly order: OrderRecord;
}

/**
 * Closes the parts of gift cards. They are credited last: a refund that fails elsewhere moves nothing. A card
 * that was disabled in the meantime keeps nothing of it, and the timeline says so.
 */
export async function closeCards(
  deps: FinishDeps,
  tx: SiteTransaction,
  {
    order,
    onCards,
    failed,
  }: { readonly order: OrderRecord; readonly onCards: readonly CardPart[]; readonly failed: boolean },
): Promise<void> {
  for (const { split, payment } of onCards) {
    const part = { payment, splitId: split.id, amountMinor: split.amountMinor };
    if (!failed && (await creditCard(deps, tx, part))) {
      const amount = toMajor(split.amountMinor, order.currency);
      await note(deps, tx, { order, kind: 'refund-lapsed', detail: { last4: payment.cardLast4, amount } });
    }
    const key = { id: split.id };
    await closeSplit(tx, key.id, { status: failed ? 'failed' : 'done', reference: null });
  }
}

/** A refund that failed: it no longer counts as given. */
export async function fail(
  deps: FinishDeps,
  tx: SiteTransaction,
  { refund, order, failure }: Answered & { readonly failure: string },
): Promise<void> {
  await closeRefund(tx, refund.id, { status: 'failed', failure });
  // Another one may have been done while this one counted as given.
  await updatePaymentStatus(tx, order);
  await keepFulfilment(deps, tx, { order, actor: refund.actor });
}

/** A refund whose money is refunded, or whose units came back without any, with all that follows of it. */
export async function finish(
  deps: FinishDeps,
  tx: SiteTransaction,
  { refund, order }: Answered,
): Promise<void> {
  const cancels = refund.cancels && (await mayBeCanceled(tx, { refund, order }));
  if (refund.cancels && !cancels && !(await stop(deps, tx, { refund, order }))) return;
  await closeRefund(tx, refund.id, { status: 'done', failure: null });
  if (cancels) {
    await voidAwaited(tx, order.id);
    await updateOrder(tx, order.id, { status: 'canceled' });
  }
  const counts = cancels || refund.amountMinor > 0n;
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
  const back = refund.amountMinor > 0n ? 'refunded' : 'returned';
  const detail = { refundId: refund.id };
  await note(deps, tx, { order, kind: cancels ? 'canceled' : back, detail, actor: refund.actor });
  if (!refund.notify || (!cancels && back === 'returned')) return;
  const kind = cancels ? 'cancellation' : 'refund';
  await askForMail(deps, tx, { orderId: order.id, kind, key: refund.id });
}

// Entitlements of an order without money are kept until all of its units are back.
async function isAllBack(tx: SiteTransaction, orderId: string): Promise<boolean> {
  const lines = await findLines(tx, orderId);
  return lines.every((line) => line.refundedQuantity >= line.quantity);
}

// Looked at again under the order's lock: what was sent or paid since it was asked for is never canceled.
async function mayBeCanceled(tx: SiteTransaction, { refund, order }: Answered): Promise<boolean> {
  const { refundable } = await findRefundable(tx, order);
  const isPaid = refundable.leftMinor > 0n;
  const isSent = (await findShipments(tx, order.id)).some(
    (shipment) => shipment.voidedAt === null && shipment.createdAt > refund.createdAt,
  );
  return !isPaid && !isSent && orderMayBecome(order.status, 'canceled');
}

/**
 * An order that is not canceled after all keeps its units: of the refund only the money is left.
 * @returns whether any was given back
 */
async function stop(deps: FinishDeps, tx: SiteTransaction, { refund, order }: Answered): Promise<boolean> {
  await note(deps, tx, { order, kind: 'cancel-stopped', detail: { refundId: refund.id } });
  if (refund.amountMinor === 0n) {
    await fail(deps, tx, { refund, order, failure: 'The order was paid or shipped in the meantime.' });
    return false;
  }
  await dropRefundLines(tx, refund.id);
  return true;
}

// Nothing is awaited for an order that is canceled.
async function voidAwaited(tx: SiteTransaction, orderId: string): Promise<void> {
  for (const payment of await findPayments(tx, orderId))
    if (payment.status === 'awaited') await updatePayment(tx, payment.id, { status: 'voided' });
}

// Shipped goods cannot be put back when their order is canceled; returned items are refunded by line.
async function restock(deps: FinishDeps, tx: SiteTransaction, { refund, order }: Answered): Promise<void> {
  const lines = await findLines(tx, order.id);
  const written = (await findRefunds(tx, order.id)).find((otherRefund) => otherRefund.id === refund.id);
  const units = (written?.lines ?? []).flatMap((line) => {
    const sold = lines.find((otherLine) => otherLine.id === line.orderLineId);
    if (!sold?.variantId) return [];
    const quantity = refund.cancels ? unsentOf(sold, line.quantity) : line.quantity;
    return quantity > 0 ? [{ variantId: sold.variantId, quantity }] : [];
  });
  if (units.length === 0) return;
  await returnStock(tx, {
    orderId: order.id,
    refundId: refund.id,
    actor: refund.actor,
    units,
    newId: deps.newId,
  });
}

// Unsent part of units that count as refunded already.
function unsentOf(
  line: Pick<OrderLineRecord, 'quantity' | 'refundedQuantity' | 'fulfilledQuantity'>,
  quantity: number,
): number {
  const unsent = line.quantity - (line.refundedQuantity - quantity) - line.fulfilledQuantity;
  return Math.max(0, Math.min(quantity, unsent));
}

async function note(
  deps: FinishDeps,
  tx: SiteTransaction,
  event: {
    readonly order: OrderRecord;
    readonly kind: string;
    readonly detail: object;
    readonly actor?: string;
  },
): Promise<void> {
  const { order, kind, detail, actor = '' } = event;
  const key = { id: deps.newId(), orderId: order.id };
  await addOrderEvent(tx, { ...key, kind, detail: JSON.stringify(detail), actor });
}
