import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Adds somebody who waits for a variant; who waits for it already waits on. */
export async function insertSignUp(tx: Tx, row: NewRow<'restock_signup'>): Promise<void> {
  await tx
    .insertInto('restock_signup')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'variant_id', 'email']).where('status', '=', 'waiting').doUpdateSet({
        join_mailing_list: sql`restock_signup.join_mailing_list or excluded.join_mailing_list`,
      }),
    )
    .execute();
}

/** Marks everybody who waits for a variant as told; two who do so at once tell nobody twice. @returns their ids */
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
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
