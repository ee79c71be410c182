import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSubscription } from '@veranda/db/subscriptions/reader';
import { endMembershipsOfSubscription } from '@veranda/db/member-plans/writer';
import { updateSubscription } from '@veranda/db/subscriptions/writer';
import type { CommerceDeps } from '../deps.ts';
import { startOfCycle } from './subscription-anchor.ts';
import { askForSubscriptionMail } from './schedule-renewal.ts';

/**
 * Reason why a subscription has ended; `test` when no money moved for it and the shop takes real money by
 * now.
 */
export type EndReason = 'customer' | 'shop' | 'unpaid' | 'completed' | 'test';

/** Ends a subscription that the transaction has locked, for good, and tells both sides; nobody of a test. */
export async function endSubscription(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  input: { readonly id: string; readonly reason: EndReason },
): Promise<void> {
  const { id, reason } = input;
  const now = new Date(deps.now());
  const status = reason === 'completed' ? 'completed' : 'canceled';
  await updateSubscription(tx, id, { status, nextAt: null, endedAt: now, endReason: reason });
  // Paid access stays open until its period is over; whoever cancels at once, or does not pay, leaves at
  // once.
  const row = await findSubscription(tx, id);
  const endsAt = row && reason === 'completed' ? startOfCycle(row, row.cycleNo + 1) : now;
  await endMembershipsOfSubscription(tx, { subscriptionId: id, endsAt, reason });
  if (reason !== 'test')
    await askForSubscriptionMail(deps, tx, { subscriptionId: id, kind: status, key: '' });
}
