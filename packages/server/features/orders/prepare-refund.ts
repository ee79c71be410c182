import { findGiftCards, findSoldCards } from '@veranda/db/gift-cards/reader';
import {
  findRefundByKey,
  findRefunds,
  insertRefund,
  type NewRefundRecord,
  type RefundRecord,
} from '@veranda/db/orders/refunds';
import {
  findLines,
  findPayments,
  findTaxes,
  type OrderRecord,
  type PaymentRecord,
} from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import {
  planRefund,
  type Refundable,
  type RefundPlan,
  type RefundRequest,
  spreadRefund,
} from '@veranda/domain/orders/refund-amounts';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { giftCardProvider } from '../../services/commerce/gift-cards/tenders.ts';
import { refundableOf } from './refundable-of.ts';

/** Options of a refund beside its amount. */
export interface RefundOptions {
  readonly key: string;
  readonly restock: boolean;
  readonly cancels: boolean;
  readonly notify: boolean;
  readonly reason: string;
  readonly actor: string;
  /**
   * Only while something is awaited and nothing was sent: an order that is paid or sent in the meantime is
   * left alone.
   */
  readonly onlyWhileAwaited?: boolean;
  /** A part that would go back on a disabled gift card goes back on it and is lost, instead of a refusal. */
  readonly lapses?: boolean;
}

/** A refund that was computed: nothing is written yet. */
export interface WorkedOut extends RefundPlan {
  readonly splits: readonly { readonly paymentId: string; readonly amountMinor: bigint }[];
}

const reconcileAfter = 60_000;

/** Part of an order that can be refunded; cards that it has sold are locked. */
export async function findRefundable(
  tx: SiteTransaction,
  order: OrderRecord,
): Promise<{ refundable: Refundable; payments: PaymentRecord[] }> {
  const payments = await findPayments(tx, order.id);
  const refundable = refundableOf({
    order,
    payments,
    lines: await findLines(tx, order.id),
    taxes: await findTaxes(tx, order.id),
    refunds: await findRefunds(tx, order.id),
    cards: await findSoldCards(tx, order.id),
  });
  return { payments: payments.filter((payment) => payment.capturedMinor > 0n), refundable };
}

/** Requested refund: a refund of something or of everything that is left. */
interface Wanted extends Pick<RefundOptions, 'lapses'> {
  readonly request: RefundRequest | 'all';
}

/** Works a refund out: its amount, and the payments it goes back to. */
export async function workOut(
  tx: SiteTransaction,
  order: OrderRecord,
  { request, lapses = false }: Wanted,
): Promise<WorkedOut | Refusal> {
  const { refundable, payments } = await findRefundable(tx, order);
  if (refundable.isClosed) return refuse('order-canceled');
  const plan = request === 'all' ? everything(refundable) : planRefund(request, refundable);
  if (isRefusal(plan)) return plan;
  const tenders = payments.map((payment) => ({
    id: payment.id,
    kind: payment.provider === giftCardProvider ? ('gift-card' as const) : ('other' as const),
    leftMinor: payment.capturedMinor - payment.refundedMinor,
  }));
  const splits = spreadRefund(plan.amountMinor, tenders);
  const disabled = lapses ? null : await disabledTender(tx, payments, splits);
  return disabled ?? { ...plan, splits };
}

// A card that is disabled stays so (decision 0050): what went back on it could be spent by nobody.
async function disabledTender(
  tx: SiteTransaction,
  payments: readonly PaymentRecord[],
  splits: WorkedOut['splits'],
): Promise<Refusal | null> {
  const given = new Set(splits.map((split) => split.paymentId));
  const ids = payments.flatMap((payment) => (given.has(payment.id) ? (payment.giftCardId ?? []) : []));
  const cards = await findGiftCards(tx, ids);
  const disabled = cards.find((card) => card.status === 'disabled');
  return disabled ? refuse('refund-card-disabled', { params: { last4: disabled.codeLast4 } }) : null;
}

function everything(order: Refundable): RefundPlan {
  const lines = order.lines.flatMap((line) => {
    const quantity = line.quantity - line.refundedQuantity;
    return quantity > 0 ? [{ lineId: line.id, quantity, amountMinor: 0n }] : [];
  });
  const { shippingMinor, leftMinor } = order;
  return {
    amountMinor: leftMinor,
    shippingMinor: shippingMinor < leftMinor ? shippingMinor : leftMinor,
    lines,
  };
}

/** A refund that is about to be written. */
interface NewRefund {
  readonly order: OrderRecord;
  readonly plan: WorkedOut;
  readonly options: RefundOptions;
  readonly id: string;
}

/**
 * Writes a refund as pending, with the job that asks after it; the same key again is the refund that is
 * there.
 */
export async function writeRefund(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  given: NewRefund,
): Promise<void> {
  const { plan, id } = given;
  await insertRefund(tx, {
    refund: pendingRefund(given),
    lines: plan.lines.map((line) => ({
      orderLineId: line.lineId,
      quantity: line.quantity,
      amountMinor: line.amountMinor,
    })),
    splits: plan.splits.map((split) => ({
      id: deps.newId(),
      paymentId: split.paymentId,
      amountMinor: split.amountMinor,
      status: 'pending',
    })),
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'reconcile-refund',
    dedupeKey: `reconcile-refund:${id}`,
    payload: { refundId: id },
    dueAt: new Date(deps.now() + reconcileAfter),
  });
}

function pendingRefund({ order, plan, options, id }: NewRefund): NewRefundRecord {
  return {
    id,
    orderId: order.id,
    idempotencyKey: options.key,
    status: 'pending',
    amountMinor: plan.amountMinor,
    shippingMinor: plan.shippingMinor,
    restock: options.restock,
    cancels: options.cancels,
    notify: options.notify,
    reason: options.reason,
    actor: options.actor,
  };
}

/** The refund that a key has made before. */
export async function refundOfKey(
  tx: SiteTransaction,
  orderId: string,
  key: string,
): Promise<RefundRecord | undefined> {
  return findRefundByKey(tx, { orderId, key });
}
