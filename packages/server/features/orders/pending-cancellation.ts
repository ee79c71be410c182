import { findRefunds } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';

/** True when an order, which the caller has locked, is canceled as soon as a refund under way is settled. */
export async function isCancellationPending(tx: SiteTransaction, orderId: string): Promise<boolean> {
  const refunds = await findRefunds(tx, orderId);
  return refunds.some((refund) => refund.cancels && refund.status === 'pending');
}
