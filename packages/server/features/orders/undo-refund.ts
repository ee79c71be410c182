import { findPayments, lockOrder, type OrderRecord } from '@veranda/db/orders/reader';
import {
  findRefund,
  type RefundRecord,
  type RefundSplitRecord,
  undoRefund,
} from '@veranda/db/orders/refunds';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { toMajor } from '@veranda/domain/money/money';
import type { Deps } from '../../services/deps.ts';
import { takeCreditBack } from '../../services/commerce/gift-cards/tenders.ts';
import { restoreOrderEntitlements } from '../../services/commerce/entitlements/restore-entitlements.ts';
import { updatePaymentStatus } from '../../services/commerce/orders/order-payment-status.ts';
import type { GivenRefund } from '../../platform/payments/payment-gateway.ts';
import { keyOf } from '../../services/commerce/orders/payment-key.ts';
import { askToRecordTaxes } from '../../services/commerce/tax/record-taxes.ts';
import { keepFulfilment } from './keep-fulfilment.ts';
import { partsOf } from './refund-parts.ts';

type UndoDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'payments'>;

/**
 * Looks again at a refund that was done, after a message of its provider: a bank may send money back days
 * later, and then the refund has failed after all. It may run any number of times and in any order. @throws
 * when a provider cannot be asked
 */
export async function checkGivenRefund(deps: UndoDeps, siteId: string, refundId: string): Promise<void> {
  const parts = await deps.db.forSite(siteId, (tx) => givenParts(tx, refundId));
  const cameBack = new Map<string, string>();
  for (const { provider, given } of parts) {
    const outcome = await deps.payments.named(provider).findRefund(given);
    if (outcome.kind === 'refused') cameBack.set(given.refundId, outcome.message);
  }
  if (cameBack.size > 0)
    await deps.db.forSite(siteId, (tx) => undo(deps, tx, { refundId, reasons: cameBack }));
}

interface GivenPart {
  readonly provider: string;
  readonly given: GivenRefund;
}

async function givenParts(tx: SiteTransaction, refundId: string): Promise<GivenPart[]> {
  const refund = await findRefund(tx, refundId);
  const order = refund && (await lockOrder(tx, refund.orderId));
  if (refund?.status !== 'done' || !order) return [];
  const payments = new Map((await findPayments(tx, order.id)).map((payment) => [payment.id, payment]));
  return (await partsOf(tx, refund)).others.flatMap((split): GivenPart[] => {
    const payment = payments.get(split.paymentId);
    if (!payment || split.status !== 'done') return [];
    const asked = {
      refundId: split.id,
      amountMinor: split.amountMinor,
      reference: split.providerReference,
    };
    return [{ provider: payment.provider, given: { ...asked, payment: keyOf(order, payment) } }];
  });
}

async function undo(
  deps: UndoDeps,
  tx: SiteTransaction,
  { refundId, reasons }: { readonly refundId: string; readonly reasons: ReadonlyMap<string, string> },
): Promise<void> {
  const before = await findRefund(tx, refundId);
  const order = before && (await lockOrder(tx, before.orderId));
  const refund = before && (await findRefund(tx, before.id));
  if (refund?.status !== 'done' || !order) return;
  const { others } = await partsOf(tx, refund);
  const failed = others.filter((other) => other.status === 'done' && reasons.has(other.id));
  const cards = await takeOffCards(deps, tx, refund);
  const splitIds = [...failed, ...cards.taken].map((one) => one.id);
  const failure = reasons.get(failed[0]?.id ?? '') ?? '';
  await undoRefund(tx, refundId, { splitIds, failure });
  // Canceled is final: what it had taken back stays so, and the money is to be refunded another way.
  if (order.status !== 'canceled') await restoreOrderEntitlements(deps, tx, order.id);
  await updatePaymentStatus(tx, order);
  await keepFulfilment(deps, tx, { order, actor: '' });
  await tell(deps, tx, { refund, order, kept: cards.kept });
}

/** Takes back what the refund had put on gift cards, from those that still hold it. */
async function takeOffCards(deps: UndoDeps, tx: SiteTransaction, refund: RefundRecord) {
  const taken: RefundSplitRecord[] = [];
  const kept: RefundSplitRecord[] = [];
  for (const { split, payment } of (await partsOf(tx, refund)).onCards) {
    if (split.status !== 'done') continue;
    const part = { payment, splitId: split.id, amountMinor: split.amountMinor };
    ((await takeCreditBack(deps, tx, part)) ? taken : kept).push(split);
  }
  return { taken, kept };
}

async function tell(
  deps: UndoDeps,
  tx: SiteTransaction,
  told: {
    readonly refund: RefundRecord;
    readonly order: OrderRecord;
    readonly kept: readonly RefundSplitRecord[];
  },
): Promise<void> {
  const { refund, order, kept } = told;
  const { siteId } = tx;
  const keptMinor = kept.reduce((sum, one) => sum + one.amountMinor, 0n);
  await addOrderEvent(tx, {
    id: deps.newId(),
    orderId: order.id,
    kind: 'refund-failed',
    detail: JSON.stringify({
      refundId: refund.id,
      restocked: refund.restock,
      canceled: order.status === 'canceled',
      kept: keptMinor === 0n ? '' : `${toMajor(keptMinor, order.currency)} ${order.currency}`,
    }),
    actor: '',
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'refund-failed-mail',
    dedupeKey: `refund-failed-mail:${refund.id}`,
    payload: { refundId: refund.id },
  });
  if (order.status !== 'canceled')
    await askToRecordTaxes(deps, tx, { orderId: order.id, refundId: refund.id, undone: true });
}
