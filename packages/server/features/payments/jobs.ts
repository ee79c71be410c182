import { keepRefundFailure } from '@veranda/db/orders/mismatches';
import { findPayment } from '@veranda/db/orders/reader';
import { findDoneSplits, findRefundOfSplit } from '@veranda/db/payments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../../services/deps.ts';
import type { FailedPaymentRefund } from '../../services/commerce/orders/failed-payment-refund.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { settlePayment } from '../../services/commerce/orders/settle-payment.ts';
import { applyDispute } from '../../services/commerce/orders/apply-dispute.ts';
import { applyProviderRefunds } from '../../services/commerce/orders/apply-provider-refund.ts';
import type { PaymentGateway, PaymentKey } from '../../platform/payments/payment-gateway.ts';
import { readKey } from '../../services/commerce/orders/payment-key.ts';
import type { EventSubject } from '../../platform/payments/receive-event.ts';

/** Jobs that follow from the messages of providers. */
export function paymentJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'payment-event': async (siteId, payload) => {
      await follow(deps, siteId, payload as EventSubject);
      return 'done';
    },
  };
}

async function follow(deps: Deps, siteId: string, subject: EventSubject): Promise<void> {
  if (subject.kind === 'refund' && (await askAfterRefund(deps, siteId, subject.refundId))) return;
  // Money taken without an order goes back under the id of its payment.
  const paymentId = subject.kind === 'refund' ? subject.refundId : subject.paymentId;
  const found = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    return payment && { provider: payment.provider, key: await readKey(tx, payment) };
  });
  if (!found) return;
  const gateway = deps.payments.named(found.provider);
  if (subject.kind === 'payment' || subject.kind === 'refund') return settle(deps, gateway, found.key);
  if (subject.kind === 'foreign-refund') return followForeign(deps, gateway, found.key);
  const dispute = await gateway.findDispute(found.key);
  if (dispute) await applyDispute(deps, found.key, dispute);
}

async function settle(deps: Deps, gateway: PaymentGateway, key: PaymentKey): Promise<void> {
  const outcome = await gateway.find(key);
  if (!outcome) return;
  const { siteId, paymentId } = key;
  const { payment } = await settlePayment(deps, { siteId, paymentId, outcome });
  const isGivenUp = payment.status === 'failed' || payment.status === 'mismatched';
  if (!isGivenUp || (outcome.kind !== 'captured' && outcome.kind !== 'mismatched')) return;
  // Taken for an order that was given up: it belongs to nobody, so all that the provider holds goes back.
  const taken =
    outcome.kind === 'captured' ? key : { amountMinor: outcome.takenMinor, currency: outcome.currency };
  const { amountMinor, currency } = taken;
  const { reference } = outcome;
  if (amountMinor > 0n) await giveBack(deps, gateway, { ...key, reference, amountMinor, currency });
}

/**
 * Gives back what was taken for nothing, once. @throws while it is not known to be given: the outbox asks
 * again
 */
async function giveBack(deps: Deps, gateway: PaymentGateway, key: PaymentKey): Promise<void> {
  const { siteId, paymentId, amountMinor } = key;
  const fields = { site_id: siteId, payment: paymentId };
  const back = await gateway.refund({ refundId: paymentId, payment: key, amountMinor });
  if (back.kind === 'unknown')
    throw new Error(`the payment ${paymentId} was captured for no order and is not known to be given back`);
  if (back.kind === 'done') return deps.log.warn(fields, 'payment: captured for no order, given back');
  deps.log.warn({ ...fields, reason: back.message }, 'payment: captured for no order, not given back');
  await deps.db.forSite(siteId, (tx) => keepRefusal(deps, tx, { key, reason: back.message }));
}

/** Stores the refusal with the payment and notifies the owner, once: only they can refund the money now. */
async function keepRefusal(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { key, reason }: { readonly key: PaymentKey; readonly reason: string },
): Promise<void> {
  const { paymentId, currency } = key;
  if (!(await keepRefundFailure(tx, paymentId, reason))) return;
  const payload: FailedPaymentRefund = { paymentId, currency, amountMinor: String(key.amountMinor) };
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'refund-failed-mail',
    dedupeKey: `refund-failed-mail:payment:${paymentId}`,
    payload,
  });
}

// One that was taken over and is no longer told of as done may have been sent back by the bank.
async function followForeign(deps: Deps, gateway: PaymentGateway, key: PaymentKey): Promise<void> {
  const { siteId, paymentId } = key;
  const existing = await gateway.findForeignRefunds(key);
  await applyProviderRefunds(deps, key, existing);
  const references = new Set(existing.map((one) => one.reference));
  await deps.db.forSite(siteId, async (tx) => {
    for (const split of await findDoneSplits(tx, paymentId))
      if (!references.has(split.providerReference ?? '')) await askAgain(deps, tx, split.refundId);
  });
}

/** Lets a refund of an order be asked about; false where there is none. */
async function askAfterRefund(deps: Deps, siteId: string, splitId: string): Promise<boolean> {
  return deps.db.forSite(siteId, async (tx) => {
    const refundId = await findRefundOfSplit(tx, splitId);
    if (refundId !== null) await askAgain(deps, tx, refundId);
    return refundId !== null;
  });
}

async function askAgain(deps: Deps, tx: SiteTransaction, refundId: string): Promise<void> {
  const id = deps.newId();
  await addToOutbox(tx, {
    id,
    topic: 'reconcile-refund',
    dedupeKey: `reconcile-refund:${refundId}:${id}`,
    payload: { refundId, told: true },
  });
}
