import { findPayment } from '@veranda/db/orders/reader';
import { findDoneSplits, findRefundOfSplit } from '@veranda/db/payments/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { applyDispute } from '../../platform/orders/apply-dispute.ts';
import { applyProviderRefunds } from '../../platform/orders/apply-provider-refund.ts';
import type { PaymentGateway, PaymentKey } from '../../platform/payments/payment-gateway.ts';
import { readKey } from '../../platform/payments/payment-key.ts';
import type { EventSubject } from '../../platform/payments/receive-event.ts';

/** What follows from the messages of providers. */
export function paymentJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'payment-event': async (siteId, payload) => {
      await follow(deps, siteId, payload as EventSubject);
      return 'done';
    },
  };
}

async function follow(deps: Deps, siteId: string, subject: EventSubject): Promise<void> {
  if (subject.kind === 'refund') return askAfterRefund(deps, siteId, subject.refundId);
  const found = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, siteId, subject.paymentId);
    return payment && { provider: payment.provider, key: await readKey(tx, payment) };
  });
  if (!found) return;
  const gateway = deps.payments.named(found.provider);
  if (subject.kind === 'payment') return settle(deps, gateway, found.key);
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
  const amountMinor = outcome.kind === 'captured' ? key.amountMinor : outcome.takenMinor;
  if (amountMinor > 0n) await giveBack(deps, gateway, { ...key, reference: outcome.reference, amountMinor });
}

/** Gives back what was taken for nothing, once. @throws while it is not known to be given: the outbox asks again */
async function giveBack(deps: Deps, gateway: PaymentGateway, key: PaymentKey): Promise<void> {
  const { siteId, paymentId, amountMinor } = key;
  const fields = { website_id: siteId, payment: paymentId };
  const back = await gateway.refund({ refundId: paymentId, payment: key, amountMinor });
  if (back.kind === 'unknown')
    throw new Error(`the payment ${paymentId} was captured for no order and is not known to be given back`);
  if (back.kind === 'refused')
    deps.log.error({ ...fields, reason: back.message }, 'payment: captured for no order, not given back');
  else deps.log.warn(fields, 'payment: captured for no order, given back');
}

// One that was taken over and is no longer told of as done may have been sent back by the bank.
async function followForeign(deps: Deps, gateway: PaymentGateway, key: PaymentKey): Promise<void> {
  const { siteId, paymentId } = key;
  const standing = await gateway.findForeignRefunds(key);
  await applyProviderRefunds(deps, key, standing);
  const stands = new Set(standing.map((one) => one.reference));
  await deps.db.forSite(siteId, async (tx) => {
    for (const split of await findDoneSplits(tx, siteId, paymentId))
      if (!stands.has(split.provider_reference ?? '')) await askAgain(deps, tx, split.refund_id);
  });
}

async function askAfterRefund(deps: Deps, siteId: string, splitId: string): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    const refundId = await findRefundOfSplit(tx, siteId, splitId);
    if (refundId !== null) await askAgain(deps, tx, refundId);
  });
}

async function askAgain(deps: Deps, tx: SiteTransaction, refundId: string): Promise<void> {
  const id = deps.newId();
  await addToOutbox(tx, {
    id,
    websiteId: tx.siteId,
    topic: 'reconcile-refund',
    dedupeKey: `reconcile-refund:${refundId}:${id}`,
    payload: { refundId, told: true },
  });
}
