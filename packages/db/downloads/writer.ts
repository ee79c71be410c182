import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Adds a file at the end of a product's files. */
export async function insertFile(tx: Tx, file: Omit<NewRow<'product_file'>, 'position'>): Promise<void> {
  await tx
    .insertInto('product_file')
    .values({
      ...file,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from product_file
        where website_id = ${file.website_id} and product_id = ${file.product_id})`,
    })
    .execute();
}

/** Takes a file out of a product; who has bought it keeps it. @returns false when there is none */
export async function retireFile(
  tx: Tx,
  siteId: string,
  file: { readonly productId: string; readonly id: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('product_file')
    .set({ deleted_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('product_id', '=', file.productId)
    .where('id', '=', file.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function saveDownloadRule(tx: Tx, rule: NewRow<'download_rule'>): Promise<void> {
  const { max_downloads, valid_days } = rule;
  await tx
    .insertInto('download_rule')
    .values(rule)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'product_id']).doUpdateSet({ max_downloads, valid_days }),
    )
    .execute();
}

/** Writes what an order entitles to, once a line and file. */
export async function insertEntitlements(tx: Tx, rows: readonly NewRow<'entitlement'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('entitlement')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'order_line_id', 'product_file_id']).doNothing(),
    )
    .execute();
}

/** Counts one download by one guarded statement. @returns false when none is left, or the entitlement has ended */
export async function useEntitlement(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('entitlement')
    .set({ used: sql`used + 1` })
    .where('website_id', '=', siteId)
    .where('id', '=', given.id)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('max_downloads', 'is', null), eb('used', '<', eb.ref('max_downloads'))]))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', given.now)]))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Gives the downloads of an order anew: counted from nothing, and for as long as when it was bought. */
export async function renewEntitlements(
  tx: Tx,
  siteId: string,
  given: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({
      used: 0,
      expires_at: sql<Date | null>`${given.now}::timestamptz + (expires_at - created_at)`,
      created_at: given.now,
    })
    .where('website_id', '=', siteId)
    .where('order_id', '=', given.orderId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Gives the downloads of an order again: the money that was given back for it came back. */
export async function restoreEntitlements(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({ revoked_at: null })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is not', null)
    .execute();
}

/** Ends the downloads of an order: its money was given back. */
export async function revokeEntitlements(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({ revoked_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
}
