import type { SiteTransaction } from '@veranda/db/platform/database';
import type { SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../deps.ts';
import { readSitePayments } from '../payments/payments.ts';

type OfMode = Pick<SubscriptionRow, 'test_mode'>;

/** Whether no money moved for a subscription whose shop takes real money by now: it is not renewed any more. */
export async function isTestGoneLive(
  deps: Pick<Deps, 'payments'>,
  tx: SiteTransaction,
  { test_mode }: OfMode,
): Promise<boolean> {
  return test_mode && !(await readSitePayments(deps, tx)).cards.testMode;
}

/** Why a subscription takes no card that the shop takes now: a card of the other mode would never pay for it. */
export function cardModeProblem({ test_mode }: OfMode, isShopTest: boolean): Refusal | null {
  if (test_mode === isShopTest) return null;
  return refuse(test_mode ? 'subscription-test' : 'payments-unavailable');
}
