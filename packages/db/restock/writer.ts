import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

// Written out, since a plan that is kept for any parameter cannot see that it is the condition of the unique
// index.
const whoWaits = sql<boolean>`status = 'waiting'`;

/** Adds somebody who waits for a variant; who waits for it already waits on. */
export async function insertSignUp(tx: SiteTransaction, row: NewRecord<'restock_signup'>): Promise<void> {
  await tx
    .insertInto('restock_signup')
    .values(ofSite(tx, row))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'variantId', 'email']).where(whoWaits).doUpdateSet({
        joinMailingList: sql`restock_signup.join_mailing_list or excluded.join_mailing_list`,
      }),
    )
    .execute();
}

/**
 * Marks everybody who waits for a variant as told, where it can be bought now: nobody otherwise. Two who do
 * so at once tell nobody twice. @returns their ids
 */
export async function markNotified(
  tx: SiteTransaction,
  wanted: { readonly productId: string; readonly variantId: string; readonly now: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('restock_signup')
    .set({ status: 'notified', notifiedAt: wanted.now })
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', wanted.productId)
    .where('variantId', '=', wanted.variantId)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`exists (
      select from variant v
      join product p on p.site_id = v.site_id and p.id = v.product_id
      join stock s on s.site_id = v.site_id and s.variant_id = v.id
      where v.site_id = ${tx.siteId} and v.id = ${wanted.variantId} and v.deleted_at is null
        and p.state = 'published' and p.deleted_at is null and (s.unlimited or s.on_hand > s.reserved))`)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Ends all mails about one product to the address of a sign-up: of what it waits for, and of what is on its
 * way.
 */
export async function endSignUps(tx: SiteTransaction, id: string): Promise<void> {
  await sql`update restock_signup r set status = 'unsubscribed' from restock_signup named
    where named.site_id = ${tx.siteId} and named.id = ${id} and r.site_id = ${tx.siteId}
      and r.product_id = named.product_id and r.email = named.email`.execute(tx);
}
