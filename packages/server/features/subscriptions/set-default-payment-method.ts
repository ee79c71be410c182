import type { CardSetupRecord } from '@veranda/db/subscriptions/card-setups';
import { endCardSetup } from '@veranda/db/subscriptions/card-setups';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findRenewal, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { updateRenewal, updateSubscription } from '@veranda/db/subscriptions/writer';
import type { Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SavedMethod } from '../../platform/payments/payment-gateway.ts';
import { scheduleRenewal } from '../../services/commerce/subscriptions/schedule-renewal.ts';
import { change } from './change-subscription.ts';

/**
 * Takes a saved card for what is charged from now on, once. A charge that waits for its next try is tried at
 * once.
 */
export async function setDefaultPaymentMethod(
  deps: Deps,
  setup: Pick<CardSetupRecord, 'siteId' | 'id' | 'subscriptionId' | 'siteUserId' | 'provider' | 'accountId'>,
  saved: SavedMethod,
): Promise<{ status: string } | Refusal> {
  const siteId = setup.siteId;
  const at = { siteId, id: setup.subscriptionId, siteUserId: setup.siteUserId };
  return change(deps, at, async (tx, row) => {
    if (!(await endCardSetup(tx, setup.id, 'saved'))) return { status: row.status };
    await updateSubscription(tx, row.id, {
      provider: setup.provider,
      accountId: setup.accountId,
      savedReference: saved.reference,
      cardBrand: saved.brand,
      cardLast4: saved.last4,
    });
    await tryWaiting(deps, tx, row);
    return { status: row.status };
  });
}

async function tryWaiting(deps: Deps, tx: SiteTransaction, row: SubscriptionRecord): Promise<void> {
  const cycle = { subscriptionId: row.id, cycleNo: row.cycleNo + 1 };
  const renewal = await findRenewal(tx, cycle);
  if (renewal?.status !== 'waiting') return;
  const dueAt = new Date(deps.now());
  // Not one of the tries of day 0, 5 and 10: its charge counts up to where it was. One that is due anyway is one of them.
  const isExtra = renewal.nextTryAt !== null && renewal.nextTryAt > dueAt;
  const tries = isExtra ? Math.max(0, renewal.tries - 1) : renewal.tries;
  await updateRenewal(tx, renewal.id, { nextTryAt: dueAt, tries });
  await scheduleRenewal(deps, tx, { ...cycle, key: `card:${deps.newId()}`, dueAt });
}
