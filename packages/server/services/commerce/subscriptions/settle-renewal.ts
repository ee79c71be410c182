import { updateCart } from '@veranda/db/cart/writer';
import { findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findRenewalOfOrder,
  lockSubscription,
  type RenewalRecord,
  type SubscriptionRecord,
} from '@veranda/db/subscriptions/reader';
import { updateRenewal, updateSubscription } from '@veranda/db/subscriptions/writer';
import { nextTry } from '@veranda/domain/subscriptions/dunning-dates';
import { afterPayment, afterRefusal } from '@veranda/domain/subscriptions/subscription-states';
import type { CommerceDeps } from '../deps.ts';
import { endSubscription } from './end-subscription.ts';
import { askForSubscriptionMail, scheduleCycle, scheduleRenewal } from './schedule-renewal.ts';
import { startOfCycle } from './subscription-anchor.ts';

type SettleDeps = Pick<CommerceDeps, 'newId' | 'now'>;

/** The failure of a payment whose provider could not be asked: it is no refusal of the customer's bank. */
const providerAway = 'payments-unavailable';
const askAgainAfter = 60 * 60 * 1000;

/**
 * Takes over what became of the order of a cycle, in the transaction that decides it; other orders are left
 * alone.
 */
export async function settleRenewal(
  deps: SettleDeps,
  tx: SiteTransaction,
  { orderId, isPaid }: { readonly orderId: string; readonly isPaid: boolean },
): Promise<void> {
  const found = await findRenewalOfOrder(tx, orderId);
  if (!found) return;
  const subscription = await lockSubscription(tx, found.subscriptionId);
  const renewal = await findRenewalOfOrder(tx, orderId);
  if (!subscription || renewal?.status !== 'charging') return;
  if (isPaid) return paid(deps, tx, { subscription, renewal });
  const payments = await findPayments(tx, orderId);
  const failure = payments.at(-1)?.failure ?? '';
  if (failure === providerAway) return askAgain(deps, tx, { subscription, renewal });
  return refused(deps, tx, { subscription, renewal, failure });
}

interface Cycle {
  readonly subscription: SubscriptionRecord;
  readonly renewal: RenewalRecord;
}

async function paid(deps: SettleDeps, tx: SiteTransaction, { subscription, renewal }: Cycle): Promise<void> {
  const { id, numCycles } = subscription;
  const key = { id };
  await updateRenewal(tx, renewal.id, { status: 'paid', nextTryAt: null, failure: null });
  const counted = { cycleNo: renewal.cycleNo, paidCycles: subscription.paidCycles + 1 };
  await askForSubscriptionMail(deps, tx, {
    subscriptionId: id,
    kind: 'renewed',
    to: 'shop',
    key: String(renewal.cycleNo),
  });
  // Money that came after the end is for a cycle that had begun: it is counted, and nothing begins again.
  if (subscription.endedAt !== null) return updateSubscription(tx, key.id, counted);
  const status = afterPayment({
    status: subscription.status,
    paidCycles: counted.paidCycles,
    numCycles,
  });
  const nextAt = startOfCycle(subscription, renewal.cycleNo + 1);
  if (status === 'completed') {
    await updateSubscription(tx, key.id, counted);
    return endSubscription(deps, tx, { id, reason: 'completed' });
  }
  await updateSubscription(tx, key.id, { ...counted, status, nextAt });
  await scheduleCycle(deps, tx, { subscriptionId: id, cycleNo: renewal.cycleNo + 1, dueAt: nextAt });
}

async function refused(
  deps: SettleDeps,
  tx: SiteTransaction,
  { subscription, renewal, failure }: Cycle & { readonly failure: string },
): Promise<void> {
  const { id } = subscription;
  const tries = renewal.tries;
  const next = afterRefusal(tries);
  const isOver = next === 'canceled' || subscription.endedAt !== null;
  const dates = { dueAt: renewal.dueAt.getTime(), timeZone: subscription.timeZone };
  const nextTryAt = isOver ? null : new Date(nextTry({ ...dates, tries, now: deps.now() }));
  await updateRenewal(tx, renewal.id, {
    status: isOver ? 'failed' : 'waiting',
    nextTryAt,
    failure,
  });
  if (isOver && renewal.cartId !== null) await updateCart(tx, renewal.cartId, { status: 'expired' });
  if (subscription.endedAt !== null) return;
  await askForSubscriptionMail(deps, tx, {
    subscriptionId: id,
    kind: 'payment-failed',
    key: `${renewal.cycleNo}:${tries}:${renewal.orderId ?? ''}`,
  });
  if (nextTryAt === null) return endSubscription(deps, tx, { id, reason: 'unpaid' });
  await updateSubscription(tx, id, { status: next });
  await scheduleRenewal(deps, tx, {
    subscriptionId: id,
    cycleNo: renewal.cycleNo,
    key: String(tries + 1),
    dueAt: nextTryAt,
  });
}

// A provider that is unavailable says nothing about the customer: the try does not count.
async function askAgain(deps: SettleDeps, tx: SiteTransaction, { renewal }: Cycle): Promise<void> {
  const at = new Date(deps.now() + askAgainAfter);
  await updateRenewal(tx, renewal.id, { status: 'waiting', tries: renewal.tries - 1, nextTryAt: at });
  await scheduleRenewal(deps, tx, {
    subscriptionId: renewal.subscriptionId,
    cycleNo: renewal.cycleNo,
    key: `away:${at.getTime()}`,
    dueAt: at,
  });
}
