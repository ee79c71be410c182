import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Adds a file at the end of a product's files. */
export async function insertFile(
  tx: SiteTransaction,
  file: Omit<NewRecord<'product_file'>, 'position'>,
): Promise<void> {
  await tx
    .insertInto('product_file')
    .values(
      ofSite(tx, {
        ...file,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from product_file
        where site_id = ${tx.siteId} and product_id = ${file.productId})`,
      }),
    )
    .execute();
}

/** Takes a file out of a product; who has bought it keeps it. @returns false when there is none */
export async function retireFile(
  tx: SiteTransaction,
  file: { readonly productId: string; readonly id: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('product_file')
    .set({ deletedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', file.productId)
    .where('id', '=', file.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function saveDownloadRule(tx: SiteTransaction, rule: NewRecord<'download_rule'>): Promise<void> {
  const { maxDownloads, validDays } = rule;
  await tx
    .insertInto('download_rule')
    .values(ofSite(tx, rule))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'productId']).doUpdateSet({ maxDownloads, validDays }),
    )
    .execute();
}

/** Writes what an order entitles to, once a line and file. */
export async function insertEntitlements(
  tx: SiteTransaction,
  rows: readonly NewRecord<'entitlement'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('entitlement')
    .values(rows.map((row) => ofSite(tx, row)))
    .onConflict((conflict) => conflict.columns(['siteId', 'orderLineId', 'productFileId']).doNothing())
    .execute();
}

/**
 * Counts one download by one guarded statement. @returns false when none is left, or the entitlement has
 * ended
 */
export async function useEntitlement(
  tx: SiteTransaction,
  given: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('entitlement')
    .set({ used: sql`used + 1` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', given.id)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('maxDownloads', 'is', null), eb('used', '<', eb.ref('maxDownloads'))]))
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', given.now)]))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Gives the downloads of an order again: counted from nothing, and for as long as when it was bought. */
export async function renewEntitlements(
  tx: SiteTransaction,
  given: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({
      used: 0,
      expiresAt: sql<Date | null>`${given.now}::timestamptz + (expires_at - created_at)`,
      createdAt: given.now,
    })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', given.orderId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Gives the downloads of an order again: the money that was refunded for it came back. */
export async function restoreEntitlements(tx: SiteTransaction, orderId: string): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({ revokedAt: null })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is not', null)
    .execute();
}

/** Ends the downloads of an order: its money was refunded. */
export async function revokeEntitlements(tx: SiteTransaction, orderId: string): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({ revokedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .execute();
}
