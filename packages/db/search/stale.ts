import type { PartKey } from '@veranda/domain/publishing/parts';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** True when texts of the site have changed since they were indexed. */
export async function hasStaleTexts(tx: SiteTransaction): Promise<boolean> {
  const { rows } = await sql`select from search_stale where site_id = ${tx.siteId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Waits for whoever else indexes texts of the site, and keeps others waiting until the transaction ends. */
export async function lockSearchIndex(tx: SiteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search'), hashtext(${tx.siteId}))`.execute(tx);
}

/** Takes at most `limit` texts that have changed, pages first: with their end the transaction has indexed them. */
export async function takeStaleTexts(tx: SiteTransaction, limit: number): Promise<PartKey[]> {
  const { rows } = await sql<PartKey>`
    with taken as (
      select kind, document_id from search_stale where site_id = ${tx.siteId}
      order by kind = 'page' desc, kind, document_id limit ${limit}
    )
    delete from search_stale s using taken t
    where s.site_id = ${tx.siteId} and s.kind = t.kind and s.document_id = t.document_id
    returning s.kind, s.document_id as id`.execute(tx);
  return rows;
}

/** Says that everything in some collections is to be indexed again: items that visitors get, and products. */
export async function noteTextsOf(tx: SiteTransaction, collectionIds: readonly string[]): Promise<void> {
  if (collectionIds.length === 0) return;
  const named = sql`any(${[...collectionIds]}::uuid[])`;
  await sql`
    insert into search_stale (site_id, kind, document_id)
    select p.site_id, 'item', p.document_id from published_item p
      where p.site_id = ${tx.siteId} and p.collection_id = ${named} and p.until_number is null
    union select site_id, 'product', id from product
      where site_id = ${tx.siteId} and collection_id = ${named} and deleted_at is null
    on conflict do nothing`.execute(tx);
}
