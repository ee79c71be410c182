import type { SiteTransaction } from '@veranda/db/platform/database';
import { updateSubscription } from '@veranda/db/subscriptions/writer';
import type { Deps } from '../deps.ts';
import { askForSubscriptionMail } from './schedule-renewal.ts';

/** Why a subscription has ended. */
export type EndReason = 'customer' | 'shop' | 'unpaid' | 'completed';

/** Ends a subscription that the transaction has locked, for good, and tells both sides. */
export async function endSubscription(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  given: { readonly id: string; readonly reason: EndReason },
): Promise<void> {
  const { id, reason } = given;
  const status = reason === 'completed' ? 'completed' : 'canceled';
  await updateSubscription(
    tx,
    { siteId: tx.siteId, id },
    { status, next_at: null, ended_at: new Date(deps.now()), end_reason: reason },
  );
  await askForSubscriptionMail(deps, tx, { subscriptionId: id, kind: status, key: '' });
}
