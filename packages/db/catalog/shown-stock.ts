import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Makes the cached pages stale that show the stock of a product, or the lists of a store; the ids are theirs. Every process
 * finds the new version as it finds that of the site.
 */
export async function touchShownStock(
  tx: Transaction<Schema>,
  siteId: string,
  subjectIds: readonly string[],
): Promise<void> {
  // The row of the site is locked until the commit: whoever reads a version also finds what belongs to those before.
  await sql`
    with site as (
      update website set stock_version = stock_version + 1, updated_at = now() where id = ${siteId}
      returning stock_version)
    insert into shown_stock (website_id, subject_id, version)
    select ${siteId}, subject_id, stock_version from site, unnest(${[...subjectIds]}::uuid[]) as subject_id
    on conflict (website_id, subject_id) do update set version = excluded.version`.execute(tx);
}

/** What was touched after a version, with the version of its last change. */
export async function findShownStockSince(
  tx: Transaction<Schema>,
  siteId: string,
  version: bigint,
): Promise<{ subject_id: string; version: bigint }[]> {
  return tx
    .selectFrom('shown_stock')
    .select(['subject_id', 'version'])
    .where('website_id', '=', siteId)
    .where('version', '>', version)
    .execute();
}
