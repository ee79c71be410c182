import type { CardSetupRow } from '@veranda/db/subscriptions/card-setups';
import { endCardSetup } from '@veranda/db/subscriptions/card-setups';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findRenewal, type SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { updateRenewal, updateSubscription } from '@veranda/db/subscriptions/writer';
import type { Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { SavedMethod } from '../../platform/payments/payment-gateway.ts';
import { scheduleRenewal } from '../../platform/subscriptions/schedule-renewal.ts';
import { change } from './change-subscription.ts';

/** Takes a saved card for what is charged from now on, once. A charge that waits for its next try is tried at once. */
export async function setDefaultPaymentMethod(
  deps: Deps,
  setup: Pick<
    CardSetupRow,
    'website_id' | 'id' | 'subscription_id' | 'site_user_id' | 'provider' | 'account_id'
  >,
  saved: SavedMethod,
): Promise<{ status: string } | Refusal> {
  const siteId = setup.website_id;
  const at = { siteId, id: setup.subscription_id, siteUserId: setup.site_user_id };
  return change(deps, at, async (tx, row) => {
    if (!(await endCardSetup(tx, { siteId, id: setup.id }, 'saved'))) return { status: row.status };
    await updateSubscription(
      tx,
      { siteId, id: row.id },
      {
        provider: setup.provider,
        account_id: setup.account_id,
        saved_reference: saved.reference,
        card_brand: saved.brand,
        card_last4: saved.last4,
      },
    );
    await tryWaiting(deps, tx, row);
    return { status: row.status };
  });
}

async function tryWaiting(deps: Deps, tx: SiteTransaction, row: SubscriptionRow): Promise<void> {
  const cycle = { subscriptionId: row.id, cycleNo: row.cycle_no + 1 };
  const renewal = await findRenewal(tx, tx.siteId, cycle);
  if (renewal?.status !== 'waiting') return;
  const dueAt = new Date(deps.now());
  // Not one of the tries of day 0, 5 and 10: its charge counts up to where it was. One that is due anyway is one of them.
  const isExtra = renewal.next_try_at !== null && renewal.next_try_at > dueAt;
  const tries = isExtra ? Math.max(0, renewal.tries - 1) : renewal.tries;
  await updateRenewal(tx, { siteId: tx.siteId, id: renewal.id }, { next_try_at: dueAt, tries });
  await scheduleRenewal(deps, tx, { ...cycle, key: `card:${deps.newId()}`, dueAt });
}
