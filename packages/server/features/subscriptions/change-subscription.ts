import type { SiteTransaction } from '@veranda/db/platform/database';
import { findRenewal, lockSubscription, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { insertRenewal, updateSubscription } from '@veranda/db/subscriptions/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { subscriptionMayBecome } from '@veranda/domain/subscriptions/subscription-states';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { endSubscription } from '../../services/commerce/subscriptions/end-subscription.ts';
import { scheduleCycle } from '../../services/commerce/subscriptions/schedule-renewal.ts';
import { startOfCycle } from '../../services/commerce/subscriptions/subscription-anchor.ts';

/** Subscription and its customer; null for the shop, which may change every one. */
export interface SubscriptionAddress {
  readonly siteId: string;
  readonly id: string;
  readonly siteUserId: string | null;
}

type ChangeDeps = Pick<Deps, 'db' | 'newId' | 'now'>;

/** Cancels: now, or when the period that is paid for is over. Money is refunded by refunding the order. */
export async function cancelSubscription(
  deps: ChangeDeps,
  subscriptionAddress: SubscriptionAddress,
  when: 'now' | 'period-end',
): Promise<{ status: string } | Refusal> {
  return change(deps, subscriptionAddress, async (tx, row) => {
    const reason = subscriptionAddress.siteUserId === null ? 'shop' : 'customer';
    if (await isCharging(tx, row)) return refuse('subscription-charging');
    // A past-due subscription has no paid period left.
    if (when === 'now' || row.status === 'past_due') {
      await endSubscription(deps, tx, { id: row.id, reason });
      return { status: 'canceled' };
    }
    if (!subscriptionMayBecome(row.status, 'cancel_at_period_end')) return refuse('subscription-not-active');
    const fields = { status: 'cancel_at_period_end', endReason: reason };
    await updateSubscription(tx, row.id, fields);
    return { status: fields.status };
  });
}

/** Takes back that it ends with its period. */
export async function resumeSubscription(
  deps: ChangeDeps,
  subscriptionAddress: SubscriptionAddress,
): Promise<{ status: string } | Refusal> {
  return change(deps, subscriptionAddress, async (tx, row) => {
    if (row.status !== 'cancel_at_period_end') return refuse('subscription-not-active');
    const fields = { status: 'active', endReason: null };
    await updateSubscription(tx, row.id, fields);
    return { status: fields.status };
  });
}

/** Leaves the next cycle out. It does not count as one of those that were agreed on. */
export async function skipCycle(
  deps: ChangeDeps,
  subscriptionAddress: SubscriptionAddress,
): Promise<{ status: string } | Refusal> {
  return change(deps, subscriptionAddress, async (tx, row) => {
    const cycleNo = row.cycleNo + 1;
    const begun = await findRenewal(tx, { subscriptionId: row.id, cycleNo });
    if (row.status !== 'active' || begun || row.nextAt === null) return refuse('subscription-not-active');
    await insertRenewal(tx, {
      id: deps.newId(),
      subscriptionId: row.id,
      cycleNo,
      status: 'skipped',
      dueAt: row.nextAt,
    });
    const dueAt = startOfCycle(row, cycleNo + 1);
    await updateSubscription(tx, row.id, { cycleNo, nextAt: dueAt });
    await scheduleCycle(deps, tx, { subscriptionId: row.id, cycleNo: cycleNo + 1, dueAt });
    return { status: row.status };
  });
}

async function isCharging(tx: SiteTransaction, row: SubscriptionRecord): Promise<boolean> {
  const cycle = { subscriptionId: row.id, cycleNo: row.cycleNo + 1 };
  return (await findRenewal(tx, cycle))?.status === 'charging';
}

/** Changes an active subscription of whoever asks, under its lock. */
export async function change<T>(
  deps: Pick<Deps, 'db'>,
  subscriptionAddress: SubscriptionAddress,
  work: (tx: SiteTransaction, row: SubscriptionRecord) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return transactionWithRefusal(deps.db, subscriptionAddress.siteId, async (tx) => {
    const row = await lockSubscription(tx, subscriptionAddress.id);
    if (
      !row ||
      (subscriptionAddress.siteUserId !== null && row.siteUserId !== subscriptionAddress.siteUserId)
    )
      return refuse('no-such-subscription');
    return row.endedAt === null ? work(tx, row) : refuse('subscription-ended');
  });
}
