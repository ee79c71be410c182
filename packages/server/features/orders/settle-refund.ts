import { rebuildListing } from '@veranda/db/catalog/writer';
import { returnStock } from '@veranda/db/checkout/stock-return';
import {
  findLines,
  findPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
} from '@veranda/db/orders/reader';
import {
  closeRefund,
  closeSplit,
  findRefund,
  findRefunds,
  findSplits,
  type RefundRow,
  type RefundSplitRow,
} from '@veranda/db/orders/refunds';
import { addOrderEvent, updateOrder, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import type { Deps } from '../../platform/deps.ts';
import { keepFulfilment } from './keep-fulfilment.ts';
import { askForMail } from './order-mails.ts';
import { takeCardValue } from '../../platform/goods/take-card-value.ts';
import { takeGoodsBack } from '../../platform/goods/take-goods-back.ts';
import { askToRecordTaxes } from '../../platform/tax/record-taxes.ts';
import { creditCard, giftCardProvider } from '../../platform/gift-cards/tenders.ts';
import { keepStanding } from '../../platform/orders/order-standing.ts';
import type { PaymentKey, RefundOutcome } from '../../platform/payments/payment-gateway.ts';
import { keyOf } from '../../platform/payments/payment-key.ts';

type RefundDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'payments' | 'log' | 'sites'>;

const providerPatience = 10_000;

/**
 * Carries a refund out: asks the provider for each part that is still open, outside of any transaction, and takes over what
 * it says. The studio's call and the reconciling job both run it; it may run any number of times.
 */
export async function settleRefund(deps: RefundDeps, siteId: string, refundId: string): Promise<RefundRow> {
  const { refund, asked } = await deps.db.forSite(siteId, (tx) => openParts(tx, refundId));
  if (refund.status !== 'pending') return refund;
  const outcomes = new Map<string, RefundOutcome>();
  for (const part of asked) outcomes.set(part.split.id, await ask(deps, part));
  const settled = await deps.db.forSite(siteId, (tx) => takeOver(deps, tx, { refundId, outcomes }));
  await deps.sites.refresh(siteId);
  return settled;
}

interface AskedPart {
  readonly split: RefundSplitRow;
  readonly provider: string;
  readonly payment: PaymentKey;
}

/** The parts that a provider is to be asked about; what goes back on a gift card needs nobody to be asked. */
async function openParts(tx: SiteTransaction, refundId: string) {
  const refund = await findRefund(tx, tx.siteId, refundId);
  if (!refund) throw new Error('there is no such refund');
  const order = await lockOrder(tx, tx.siteId, refund.order_id);
  const { others } = await partsOf(tx, refund);
  const payments = await findPayments(tx, tx.siteId, refund.order_id);
  const asked = others
    .filter((split) => split.status === 'pending')
    .flatMap((split): AskedPart[] => {
      const payment = payments.find((one) => one.id === split.payment_id);
      if (!payment || !order) return [];
      return [{ split, provider: payment.provider, payment: keyOf(order, payment) }];
    });
  return { refund, asked };
}

interface CardPart {
  readonly split: RefundSplitRow;
  readonly payment: PaymentRow;
}

async function partsOf(
  tx: SiteTransaction,
  refund: RefundRow,
): Promise<{ onCards: CardPart[]; others: RefundSplitRow[] }> {
  const payments = await findPayments(tx, tx.siteId, refund.order_id);
  const splits = await findSplits(tx, tx.siteId, refund.id);
  const cards = new Map(
    payments.filter((one) => one.provider === giftCardProvider).map((one) => [one.id, one]),
  );
  return {
    onCards: splits.flatMap((split) => {
      const payment = cards.get(split.payment_id);
      return payment ? [{ split, payment }] : [];
    }),
    others: splits.filter((split) => !cards.has(split.payment_id)),
  };
}

async function ask(deps: RefundDeps, { split, provider, payment }: AskedPart): Promise<RefundOutcome> {
  const request = { refundId: split.id, payment, amountMinor: split.amount_minor };
  const patience = new Promise<RefundOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unknown' }), providerPatience).unref();
  });
  return Promise.race([deps.payments.named(provider).refund(request), patience]).catch(
    (error: unknown): RefundOutcome => {
      deps.log.error({ err: error, refund: request.refundId }, 'refund: the provider failed');
      return { kind: 'unknown' };
    },
  );
}

async function takeOver(
  deps: RefundDeps,
  tx: SiteTransaction,
  given: { readonly refundId: string; readonly outcomes: ReadonlyMap<string, RefundOutcome> },
): Promise<RefundRow> {
  const { siteId } = tx;
  const before = await findRefund(tx, siteId, given.refundId);
  const order = before && (await lockOrder(tx, siteId, before.order_id));
  const refund = before && (await findRefund(tx, siteId, before.id));
  if (!refund || !order) throw new Error('a refund or its order is missing');
  if (refund.status !== 'pending') return refund;
  for (const [id, outcome] of given.outcomes)
    if (outcome.kind !== 'unknown')
      await closeSplit(
        tx,
        { siteId, id },
        {
          status: outcome.kind === 'done' ? 'done' : 'failed',
          reference: outcome.kind === 'done' ? outcome.reference : null,
        },
      );
  const { onCards, others } = await partsOf(tx, refund);
  if (others.some((one) => one.status === 'pending')) return refund;
  const failed = others.some((one) => one.status === 'failed');
  await closeCards(deps, tx, { onCards, failed });
  const refusal = [...given.outcomes.values()].find((one) => one.kind === 'refused');
  if (failed) await fail(deps, tx, { refund, order, failure: refusal?.message ?? '' });
  else await finish(deps, tx, { refund, order });
  if (failed) await takeCardValue(deps, tx, order.id);
  return (await findRefund(tx, siteId, refund.id)) ?? refund;
}

// Gift cards are credited last: a refund that fails elsewhere moves nothing.
async function closeCards(
  deps: RefundDeps,
  tx: SiteTransaction,
  { onCards, failed }: { readonly onCards: readonly CardPart[]; readonly failed: boolean },
): Promise<void> {
  for (const { split, payment } of onCards) {
    if (!failed) await creditCard(deps, tx, { payment, splitId: split.id, amountMinor: split.amount_minor });
    const key = { siteId: tx.siteId, id: split.id };
    await closeSplit(tx, key, { status: failed ? 'failed' : 'done', reference: null });
  }
}

async function fail(
  deps: RefundDeps,
  tx: SiteTransaction,
  {
    refund,
    order,
    failure,
  }: { readonly refund: RefundRow; readonly order: OrderRow; readonly failure: string },
): Promise<void> {
  await closeRefund(tx, { siteId: tx.siteId, refundId: refund.id }, { status: 'failed', failure });
  await keepFulfilment(deps, tx, { order, actor: refund.actor });
}

async function finish(
  deps: RefundDeps,
  tx: SiteTransaction,
  { refund, order }: { readonly refund: RefundRow; readonly order: OrderRow },
): Promise<void> {
  const { siteId } = tx;
  await closeRefund(tx, { siteId, refundId: refund.id }, { status: 'done', failure: null });
  const cancels = refund.cancels && (await mayBeCanceled(tx, order));
  if (cancels) {
    await voidAwaited(tx, order.id);
    await updateOrder(tx, { siteId, id: order.id }, { status: 'canceled' });
  }
  await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: refund.id });
  await keepStanding(tx, order);
  await addOrderEvent(tx, {
    website_id: siteId,
    id: deps.newId(),
    order_id: order.id,
    kind: cancels ? 'canceled' : 'refunded',
    detail: JSON.stringify({ refundId: refund.id }),
    actor: refund.actor,
  });
  if (refund.notify) {
    const kind = cancels ? 'cancellation' : 'refund';
    await askForMail(deps, tx, { orderId: order.id, kind, key: refund.id });
  }
  if (!cancels) await keepFulfilment(deps, tx, { order, actor: refund.actor });
  if (refund.restock && cancels === refund.cancels) await restock(deps, tx, { refund, order });
  await takeGoodsBack(deps, tx, { orderId: order.id, canceled: cancels });
}

// Looked at again under the order's lock: what was sent or paid since it was asked for is never canceled.
async function mayBeCanceled(tx: SiteTransaction, order: OrderRow): Promise<boolean> {
  const payments = await findPayments(tx, tx.siteId, order.id);
  const isPaid = payments.some((one) => one.captured_minor > one.refunded_minor);
  return !isPaid && orderMayBecome(order.status, 'canceled');
}

// Nothing is awaited for an order that is canceled.
async function voidAwaited(tx: SiteTransaction, orderId: string): Promise<void> {
  for (const payment of await findPayments(tx, tx.siteId, orderId))
    if (payment.status === 'awaited')
      await updatePayment(tx, { siteId: tx.siteId, id: payment.id }, { status: 'voided' });
}

async function restock(
  deps: RefundDeps,
  tx: SiteTransaction,
  { refund, order }: { readonly refund: RefundRow; readonly order: OrderRow },
): Promise<void> {
  const lines = await findLines(tx, tx.siteId, order.id);
  const written = (await findRefunds(tx, tx.siteId, order.id)).find((one) => one.id === refund.id);
  const units = (written?.lines ?? []).flatMap((line) => {
    const sold = lines.find((one) => one.id === line.order_line_id);
    return sold?.variant_id ? [{ variantId: sold.variant_id, quantity: line.quantity }] : [];
  });
  if (units.length === 0) return;
  await returnStock(tx, tx.siteId, {
    orderId: order.id,
    refundId: refund.id,
    actor: refund.actor,
    units,
    newId: deps.newId,
  });
  await rebuildListing(tx, tx.siteId, [...new Set(lines.flatMap((line) => line.product_id ?? []))]);
  await bumpSiteVersion(tx, tx.siteId);
}
