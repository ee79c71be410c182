import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Gives a pass, once for a line. */
export async function insertPlanMembership(
  tx: SiteTransaction,
  membership: NewRecord<'member_pass'>,
): Promise<void> {
  await tx
    .insertInto('member_pass')
    .values(ofSite(tx, membership))
    .onConflict((conflict) => conflict.columns(['siteId', 'orderLineId']).doNothing())
    .execute();
}

/** Lets a pass end; one that ends sooner stays as it is. */
export async function endMembership(
  tx: SiteTransaction,
  input: { readonly id: string; readonly endsAt: Date; readonly reason: string },
): Promise<void> {
  await sql`update member_pass set ends_at = ${input.endsAt}, end_reason = ${input.reason}
    where site_id = ${tx.siteId} and id = ${input.id} and (ends_at is null or ends_at > ${input.endsAt})`.execute(
    tx,
  );
}

/** The same for the passes of a subscription. */
export async function endMembershipsOfSubscription(
  tx: SiteTransaction,
  input: { readonly subscriptionId: string; readonly endsAt: Date; readonly reason: string },
): Promise<void> {
  await sql`update member_pass set ends_at = ${input.endsAt}, end_reason = ${input.reason}
    where site_id = ${tx.siteId} and subscription_id = ${input.subscriptionId}
      and (ends_at is null or ends_at > ${input.endsAt})`.execute(tx);
}

/** Opens the passes of an order again that were paid once and ended with their money. */
export async function reopenMemberships(tx: SiteTransaction, orderId: string): Promise<void> {
  await tx
    .updateTable('member_pass')
    .set({ endsAt: null, endReason: null })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .where('subscriptionId', 'is', null)
    .where('endReason', '=', 'refunded')
    .execute();
}
