import type { SiteTransaction } from '@veranda/db/platform/database';
import type { SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { CommerceDeps } from '../deps.ts';
import { readSitePayments } from '@veranda/server/platform/payments/payments';

type OfMode = Pick<SubscriptionRecord, 'testMode'>;

/**
 * True when no money moved for a subscription whose shop takes real money by now: it is not renewed any more.
 */
export async function isTestGoneLive(
  deps: Pick<CommerceDeps, 'payments'>,
  tx: SiteTransaction,
  { testMode }: OfMode,
): Promise<boolean> {
  return testMode && !(await readSitePayments(deps, tx)).cards.testMode;
}

/**
 * Reason why a subscription takes no card that the shop takes now: a card of the other mode would never pay
 * for it.
 */
export function cardModeProblem({ testMode }: OfMode, isShopTest: boolean): Refusal | null {
  if (testMode === isShopTest) return null;
  return refuse(testMode ? 'subscription-test' : 'payments-unavailable');
}
