import { restoreEntitlements } from '@veranda/db/downloads/writer';
import { enableRefundedCards } from '@veranda/db/gift-cards/writer';
import { reopenMemberships } from '@veranda/db/member-plans/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CommerceDeps } from '../deps.ts';
import { debitRefundedGiftCards } from './debit-refunded-gift-cards.ts';

/**
 * After a refund was sent back: what had ended with its money is the buyer's again, gift cards with their
 * value, downloads, and pages that were paid once. A subscription that ended stays ended.
 */
export async function restoreOrderEntitlements(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  await enableRefundedCards(tx, { orderId, newId: deps.newId });
  await debitRefundedGiftCards(deps, tx, orderId);
  await restoreEntitlements(tx, orderId);
  await reopenMemberships(tx, orderId);
}
