import { updateCart } from '@veranda/db/cart/writer';
import { findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findRenewalOfOrder,
  lockSubscription,
  type RenewalRow,
  type SubscriptionRow,
} from '@veranda/db/subscriptions/reader';
import { updateRenewal, updateSubscription } from '@veranda/db/subscriptions/writer';
import { nextTry } from '@veranda/domain/subscriptions/dunning-dates';
import { afterPayment, afterRefusal } from '@veranda/domain/subscriptions/subscription-states';
import type { Deps } from '../deps.ts';
import { endSubscription } from './end-subscription.ts';
import { askForSubscriptionMail, scheduleCycle, scheduleRenewal } from './schedule-renewal.ts';
import { startOfCycle } from './subscription-anchor.ts';

type SettleDeps = Pick<Deps, 'newId' | 'now'>;

/** The failure of a payment whose provider could not be asked: it is no refusal of the customer's bank. */
const providerAway = 'payments-unavailable';
const askAgainAfter = 60 * 60 * 1000;

/** Takes over what became of the order of a cycle, in the transaction that decides it; other orders are left alone. */
export async function settleRenewal(
  deps: SettleDeps,
  tx: SiteTransaction,
  { orderId, isPaid }: { readonly orderId: string; readonly isPaid: boolean },
): Promise<void> {
  const found = await findRenewalOfOrder(tx, tx.siteId, orderId);
  if (!found) return;
  const subscription = await lockSubscription(tx, tx.siteId, found.subscription_id);
  const renewal = await findRenewalOfOrder(tx, tx.siteId, orderId);
  if (!subscription || renewal?.status !== 'charging') return;
  if (isPaid) return paid(deps, tx, { subscription, renewal });
  const payments = await findPayments(tx, tx.siteId, orderId);
  const failure = payments.at(-1)?.failure ?? '';
  if (failure === providerAway) return askAgain(deps, tx, { subscription, renewal });
  return refused(deps, tx, { subscription, renewal, failure });
}

interface Cycle {
  readonly subscription: SubscriptionRow;
  readonly renewal: RenewalRow;
}

async function paid(deps: SettleDeps, tx: SiteTransaction, { subscription, renewal }: Cycle): Promise<void> {
  const { id, num_cycles: numCycles } = subscription;
  const key = { siteId: tx.siteId, id };
  await updateRenewal(
    tx,
    { siteId: tx.siteId, id: renewal.id },
    { status: 'paid', next_try_at: null, failure: null },
  );
  const counted = { cycle_no: renewal.cycle_no, paid_cycles: subscription.paid_cycles + 1 };
  await askForSubscriptionMail(deps, tx, {
    subscriptionId: id,
    kind: 'renewed',
    to: 'shop',
    key: String(renewal.cycle_no),
  });
  // Money that came after the end is for a cycle that had begun: it is counted, and nothing begins again.
  if (subscription.ended_at !== null) return updateSubscription(tx, key, counted);
  const status = afterPayment({
    status: subscription.status,
    paidCycles: counted.paid_cycles,
    numCycles,
  });
  const nextAt = startOfCycle(subscription, renewal.cycle_no + 1);
  if (status === 'completed') {
    await updateSubscription(tx, key, counted);
    return endSubscription(deps, tx, { id, reason: 'completed' });
  }
  await updateSubscription(tx, key, { ...counted, status, next_at: nextAt });
  await scheduleCycle(deps, tx, { subscriptionId: id, cycleNo: renewal.cycle_no + 1, dueAt: nextAt });
}

async function refused(
  deps: SettleDeps,
  tx: SiteTransaction,
  { subscription, renewal, failure }: Cycle & { readonly failure: string },
): Promise<void> {
  const { id } = subscription;
  const tries = renewal.tries;
  const next = afterRefusal(tries);
  const isOver = next === 'canceled' || subscription.ended_at !== null;
  const dates = { dueAt: renewal.due_at.getTime(), timeZone: subscription.time_zone };
  const nextTryAt = isOver ? null : new Date(nextTry({ ...dates, tries, now: deps.now() }));
  await updateRenewal(
    tx,
    { siteId: tx.siteId, id: renewal.id },
    { status: isOver ? 'failed' : 'waiting', next_try_at: nextTryAt, failure },
  );
  if (isOver && renewal.cart_id !== null)
    await updateCart(tx, { siteId: tx.siteId, cartId: renewal.cart_id }, { status: 'expired' });
  if (subscription.ended_at !== null) return;
  await askForSubscriptionMail(deps, tx, {
    subscriptionId: id,
    kind: 'payment-failed',
    key: `${renewal.cycle_no}:${tries}:${renewal.order_id ?? ''}`,
  });
  if (nextTryAt === null) return endSubscription(deps, tx, { id, reason: 'unpaid' });
  await updateSubscription(tx, { siteId: tx.siteId, id }, { status: next });
  await scheduleRenewal(deps, tx, {
    subscriptionId: id,
    cycleNo: renewal.cycle_no,
    key: String(tries + 1),
    dueAt: nextTryAt,
  });
}

// A provider that is away says nothing about the customer: the try does not count.
async function askAgain(deps: SettleDeps, tx: SiteTransaction, { renewal }: Cycle): Promise<void> {
  const at = new Date(deps.now() + askAgainAfter);
  await updateRenewal(
    tx,
    { siteId: tx.siteId, id: renewal.id },
    { status: 'waiting', tries: renewal.tries - 1, next_try_at: at },
  );
  await scheduleRenewal(deps, tx, {
    subscriptionId: renewal.subscription_id,
    cycleNo: renewal.cycle_no,
    key: `away:${at.getTime()}`,
    dueAt: at,
  });
}
