import type { RefundBody } from '@veranda/contracts/orders-changes';
import { findOrder, lockOrder, type OrderRecord } from '@veranda/db/orders/reader';
import { findRefunds, type RefundRecord } from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEntityId } from '@veranda/domain/entity-id';
import { digitsOf, parseMajor } from '@veranda/domain/money/money';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import type { RefundRequest } from '@veranda/domain/orders/refund-amounts';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { debitRefundedGiftCards } from '../../services/commerce/entitlements/debit-refunded-gift-cards.ts';
import type { OrderAddress } from './order-change.ts';
import { type RefundOptions, refundOfKey, workOut, type WorkedOut, writeRefund } from './prepare-refund.ts';
import { isAwaited } from './receive-payment.ts';
import { isClosed, isUnderWay } from './refundable-of.ts';
import { settleRefund } from './settle-refund.ts';

type RefundDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'payments' | 'log' | 'sites'>;

/**
 * Gives money of an order back. One transaction writes it, the provider is asked, another takes over the
 * result.
 */
export async function refundOrder(
  deps: RefundDeps,
  orderAddress: OrderAddress,
  input: { readonly request: RefundRequest | 'all'; readonly options: RefundOptions },
): Promise<RefundRecord | Refusal> {
  if (!isEntityId(orderAddress.orderId)) return refuse('unknown-order');
  const id = deps.newId();
  const written = await transactionWithRefusal(deps.db, orderAddress.siteId, async (tx) => {
    const order = await lockOrder(tx, orderAddress.orderId);
    if (!order || order.number === null) return refuse('unknown-order');
    const before = await refundOfKey(tx, order.id, input.options.key);
    if (before) return before.id;
    const refunds = await findRefunds(tx, order.id);
    if (isClosed(order, refunds)) return refuse('order-canceled');
    const problem = input.options.onlyWhileAwaited ? await noLongerAwaited(tx, order.id) : null;
    if (problem) return problem;
    if (input.options.cancels && !orderMayBecome(order.status, 'canceled'))
      return refuse('order-status-refused', { params: { from: order.status, to: 'canceled' } });
    if (input.options.cancels && isUnderWay(refunds)) return refuse('refund-under-way');
    const { lapses = false } = input.options;
    const plan = await workOut(tx, order, { request: input.request, lapses });
    if (isRefusal(plan)) return plan;
    await writeRefund(deps, tx, { order, plan, options: input.options, id });
    // At once, so that nobody spends what the provider is about to give back.
    await debitRefundedGiftCards(deps, tx, order.id);
    return id;
  });
  if (isRefusal(written)) return written;
  const refund = await settleRefund(deps, orderAddress.siteId, written);
  if (refund.status !== 'failed') return refund;
  // It was not the provider who refused it: there was nothing to give back.
  if (refund.cancels && refund.amountMinor === 0n) return refuse('order-not-canceled');
  return refuse('refund-refused', { params: { reason: refund.failure ?? '' } });
}

async function noLongerAwaited(tx: SiteTransaction, orderId: string): Promise<Refusal | null> {
  if (!(await isAwaited(tx, orderId))) return refuse('order-is-paid');
  const parcels = await findShipments(tx, orderId);
  return parcels.some((parcel) => parcel.voidedAt === null) ? refuse('order-is-sent') : null;
}

/**
 * Cancels an order: all that is left is refunded, and it is canceled for good, at once or when the provider
 * has answered. Refused where it was paid or sent while the provider was asked.
 */
export async function cancelOrder(
  deps: RefundDeps,
  orderAddress: OrderAddress,
  options: RefundOptions,
): Promise<'canceled' | 'under-way' | Refusal> {
  const refund = await refundOrder(deps, orderAddress, { request: 'all', options });
  if (isRefusal(refund)) return refund;
  if (refund.status === 'pending') return 'under-way';
  const order = await deps.db.forSite(orderAddress.siteId, (tx) => findOrder(tx, orderAddress.orderId));
  return order?.status === 'canceled' ? 'canceled' : refuse('order-not-canceled');
}

/** Amounts of a refund before it is made. */
export async function previewRefund(
  deps: Pick<Deps, 'db'>,
  orderAddress: OrderAddress,
  body: RefundBody,
): Promise<{ order: OrderRecord; plan: WorkedOut } | Refusal> {
  if (!isEntityId(orderAddress.orderId)) return refuse('unknown-order');
  return deps.db.forSite(orderAddress.siteId, async (tx) => {
    const order = await lockOrder(tx, orderAddress.orderId);
    if (!order || order.number === null) return refuse('unknown-order');
    const request = readRefund(body, order.currency);
    const plan = isRefusal(request) ? request : await workOut(tx, order, { request });
    return isRefusal(plan) ? plan : { order, plan };
  });
}

/** The currency of an order, to read an amount in. */
export async function currencyOf(
  deps: Pick<Deps, 'db'>,
  orderAddress: OrderAddress,
): Promise<string | Refusal> {
  if (!isEntityId(orderAddress.orderId)) return refuse('unknown-order');
  const order = await deps.db.forSite(orderAddress.siteId, (tx) => lockOrder(tx, orderAddress.orderId));
  return order?.currency ?? refuse('unknown-order');
}

/** A refund as it was asked for: an amount, or lines with or without shipping. */
export function readRefund(body: RefundBody, currency: string): RefundRequest | Refusal {
  if (body.amount === undefined)
    return { kind: 'lines', lines: body.lines ?? [], shipping: body.shipping ?? false };
  const amountMinor = parseMajor(body.amount, currency);
  const params = { currency, digits: digitsOf(currency) };
  return amountMinor === null
    ? refuse('amount-too-precise', { field: 'amount', params })
    : { kind: 'amount', amountMinor };
}
