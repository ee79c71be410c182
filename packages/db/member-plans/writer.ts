import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Gives a pass, once for a line. */
export async function insertPass(tx: Tx, pass: NewRow<'member_pass'>): Promise<void> {
  await tx
    .insertInto('member_pass')
    .values(pass)
    .onConflict((conflict) => conflict.columns(['website_id', 'order_line_id']).doNothing())
    .execute();
}

/** Lets a pass end; one that ends sooner stays as it is. */
export async function endPass(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly endsAt: Date; readonly reason: string },
): Promise<void> {
  await sql`update member_pass set ends_at = ${given.endsAt}, end_reason = ${given.reason}
    where website_id = ${siteId} and id = ${given.id} and (ends_at is null or ends_at > ${given.endsAt})`.execute(
    tx,
  );
}

/** The same for the passes of a subscription. */
export async function endPassesOfSubscription(
  tx: Tx,
  siteId: string,
  given: { readonly subscriptionId: string; readonly endsAt: Date; readonly reason: string },
): Promise<void> {
  await sql`update member_pass set ends_at = ${given.endsAt}, end_reason = ${given.reason}
    where website_id = ${siteId} and subscription_id = ${given.subscriptionId}
      and (ends_at is null or ends_at > ${given.endsAt})`.execute(tx);
}

/** Opens the passes of an order again that were paid once and ended with their money. */
export async function reopenPasses(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('member_pass')
    .set({ ends_at: null, end_reason: null })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('subscription_id', 'is', null)
    .where('end_reason', '=', 'refunded')
    .execute();
}
