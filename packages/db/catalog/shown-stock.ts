import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Makes the cached pages stale that show the stock of a product, or the lists of a store; the ids are theirs.
 * Every process finds the new version as it finds that of the site.
 */
export async function touchShownStock(tx: SiteTransaction, subjectIds: readonly string[]): Promise<void> {
  // The row of the site is locked until the commit: whoever reads a version also finds what belongs to those before.
  await sql`
    with site as (
      update site set stock_version = stock_version + 1, updated_at = now() where id = ${tx.siteId}
      returning stock_version)
    insert into shown_stock (site_id, subject_id, version)
    select ${tx.siteId}, subject_id, stock_version from site, unnest(${[...subjectIds]}::uuid[]) as subject_id
    on conflict (site_id, subject_id) do update set version = excluded.version`.execute(tx);
}

/** Stock changed after a version, with the version of its last change. */
export async function findShownStockSince(
  tx: SiteTransaction,
  version: bigint,
): Promise<{ subjectId: string; version: bigint }[]> {
  return tx
    .selectFrom('shown_stock')
    .select(['subjectId', 'version'])
    .where('siteId', '=', tx.siteId)
    .where('version', '>', version)
    .execute();
}
