import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

// Written out, since a plan that is kept for any parameter cannot see that it is the condition of the unique index.
const whoWaits = sql<boolean>`status = 'waiting'`;

/** Adds somebody who waits for a variant; who waits for it already waits on. */
export async function insertSignUp(tx: Tx, row: NewRow<'restock_signup'>): Promise<void> {
  await tx
    .insertInto('restock_signup')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'variant_id', 'email']).where(whoWaits).doUpdateSet({
        join_mailing_list: sql`restock_signup.join_mailing_list or excluded.join_mailing_list`,
      }),
    )
    .execute();
}

/**
 * Marks everybody who waits for a variant as told, where it can be bought now: nobody otherwise. Two who do so at once tell
 * nobody twice. @returns their ids
 */
export async function markNotified(
  tx: Tx,
  siteId: string,
  wanted: { readonly productId: string; readonly variantId: string; readonly now: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('restock_signup')
    .set({ status: 'notified', notified_at: wanted.now })
    .where('website_id', '=', siteId)
    .where('product_id', '=', wanted.productId)
    .where('variant_id', '=', wanted.variantId)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`exists (
      select from variant v
      join product p on p.website_id = v.website_id and p.id = v.product_id
      join stock s on s.website_id = v.website_id and s.variant_id = v.id
      where v.website_id = ${siteId} and v.id = ${wanted.variantId} and v.deleted_at is null
        and p.state = 'published' and p.deleted_at is null and (s.unlimited or s.on_hand > s.reserved))`)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Ends all mails about one product to the address of a sign-up: of what it waits for, and of what is on its way. */
export async function endSignUps(tx: Tx, siteId: string, id: string): Promise<void> {
  await sql`update restock_signup r set status = 'unsubscribed' from restock_signup named
    where named.website_id = ${siteId} and named.id = ${id} and r.website_id = ${siteId}
      and r.product_id = named.product_id and r.email = named.email`.execute(tx);
}
