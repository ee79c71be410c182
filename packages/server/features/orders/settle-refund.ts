import { findPayments, lockOrder } from '@veranda/db/orders/reader';
import {
  closeSplit,
  findRefund,
  type RefundRecord,
  type RefundSplitRecord,
} from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Deps } from '../../services/deps.ts';
import { debitRefundedGiftCards } from '../../services/commerce/entitlements/debit-refunded-gift-cards.ts';
import type { PaymentKey, RefundOutcome } from '../../platform/payments/payment-gateway.ts';
import { keyOf } from '../../services/commerce/orders/payment-key.ts';
import { closeCards, fail, finish } from './finish-refund.ts';
import { partsOf } from './refund-parts.ts';

type RefundDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'payments' | 'log' | 'sites'>;

const providerTimeoutMs = 10_000;

/**
 * Carries a refund out: asks the provider for each part that is still open, outside of any transaction, and
 * takes over what it says. The studio's call and the reconciling job both run it; it may run any number of
 * times.
 */
export async function settleRefund(
  deps: RefundDeps,
  siteId: string,
  refundId: string,
): Promise<RefundRecord> {
  const { refund, asked } = await deps.db.forSite(siteId, (tx) => openParts(tx, refundId));
  if (refund.status !== 'pending') return refund;
  const outcomes = new Map<string, RefundOutcome>();
  for (const part of asked) outcomes.set(part.split.id, await ask(deps, part));
  const settled = await deps.db.forSite(siteId, (tx) => takeOver(deps, tx, { refundId, outcomes }));
  await deps.sites.refresh(siteId);
  return settled;
}

interface AskedPart {
  readonly split: RefundSplitRecord;
  readonly provider: string;
  readonly payment: PaymentKey;
}

/** The parts that a provider is to be asked about; what goes back on a gift card needs nobody to be asked. */
async function openParts(tx: SiteTransaction, refundId: string) {
  const refund = await findRefund(tx, refundId);
  if (!refund) throw new Error('there is no such refund');
  const order = await lockOrder(tx, refund.orderId);
  const { others } = await partsOf(tx, refund);
  const payments = await findPayments(tx, refund.orderId);
  const asked = others
    .filter((split) => split.status === 'pending')
    .flatMap((split): AskedPart[] => {
      const payment = payments.find((payment) => payment.id === split.paymentId);
      if (!payment || !order) return [];
      return [{ split, provider: payment.provider, payment: keyOf(order, payment) }];
    });
  return { refund, asked };
}

async function ask(deps: RefundDeps, { split, provider, payment }: AskedPart): Promise<RefundOutcome> {
  const request = { refundId: split.id, payment, amountMinor: split.amountMinor };
  const timeout = new Promise<RefundOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unknown' }), providerTimeoutMs).unref();
  });
  return Promise.race([deps.payments.named(provider).refund(request), timeout]).catch(
    (error: unknown): RefundOutcome => {
      deps.log.error({ err: error, refund: request.refundId }, 'refund: the provider failed');
      return { kind: 'unknown' };
    },
  );
}

async function takeOver(
  deps: RefundDeps,
  tx: SiteTransaction,
  input: { readonly refundId: string; readonly outcomes: ReadonlyMap<string, RefundOutcome> },
): Promise<RefundRecord> {
  const before = await findRefund(tx, input.refundId);
  const order = before && (await lockOrder(tx, before.orderId));
  const refund = before && (await findRefund(tx, before.id));
  if (!refund || !order) throw new Error('a refund or its order is missing');
  if (refund.status !== 'pending') return refund;
  for (const [id, outcome] of input.outcomes)
    if (outcome.kind !== 'unknown')
      await closeSplit(tx, id, {
        status: outcome.kind === 'done' ? 'done' : 'failed',
        reference: outcome.kind === 'done' ? outcome.reference : null,
      });
  const { onCards, others } = await partsOf(tx, refund);
  if (others.some((other) => other.status === 'pending')) return refund;
  const failed = others.some((one) => one.status === 'failed');
  await closeCards(deps, tx, { order, onCards, failed });
  const refusal = [...input.outcomes.values()].find((outcome) => outcome.kind === 'refused');
  if (failed) await fail(deps, tx, { refund, order, failure: refusal?.message ?? '' });
  else await finish(deps, tx, { refund, order });
  if (failed) await debitRefundedGiftCards(deps, tx, order.id);
  return (await findRefund(tx, refund.id)) ?? refund;
}
