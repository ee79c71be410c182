import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A page of the trash. */
interface TrashedPage {
  readonly id: string;
  readonly title: string;
  readonly type: number;
}

/** A page or collection of the trash, for this transaction alone; undefined where it is not in it. */
export async function lockTrashedPage(tx: SiteTransaction, id: string): Promise<TrashedPage | undefined> {
  return tx
    .selectFrom('collection')
    .select(['id', 'title', 'type'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where('purgedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Ids of the pages that have been in the trash for at least as many days, those that have been there longest first. */
export async function findTrashedPageIds(tx: SiteTransaction, days: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('collection')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('purgedAt', 'is', null)
    .where('deletedAt', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('deletedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Products of a store that are not deleted for good, by where they are. */
export async function findStoreProducts(
  tx: SiteTransaction,
  collectionId: string,
): Promise<{ readonly id: string; readonly inTrash: boolean }[]> {
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'deletedAt'])
    .where('siteId', '=', tx.siteId)
    .where('collectionId', '=', collectionId)
    .where('purgedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, deletedAt }) => ({ id, inTrash: deletedAt !== null }));
}

/**
 * Deletes a locked page of the trash for good: its row, its items with their comments, the logs, versions and proposals
 * of all of them, and what was said about them. What is published stays until the next publication. Of a store whose
 * products are named by what was bought, a bare row stays.
 */
export async function purgePage(tx: SiteTransaction, id: string): Promise<void> {
  await sql`
    with gone as materialized (
      select 'page' as kind, ${id}::uuid as id
      union all select 'item', i.id from item i where i.site_id = ${tx.siteId} and i.collection_id = ${id}
    ), proposed as (
      delete from proposal p using gone where p.site_id = ${tx.siteId} and p.kind = gone.kind and p.document_id = gone.id
      returning 'proposal' as kind, p.id
    )
    delete from document d using (table gone union all table proposed) each
    where d.site_id = ${tx.siteId} and d.kind = each.kind and d.id = each.id`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom('collection')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product')
            .select('product.id')
            .where('product.siteId', '=', tx.siteId)
            .where('product.collectionId', '=', id),
        ),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) await strip(tx, id);
}

async function strip(tx: SiteTransaction, id: string): Promise<void> {
  await sql`delete from category where site_id = ${tx.siteId} and collection_id = ${id}`.execute(tx);
  await sql`
    update collection set purged_at = now(), description = '', doc = '{}'
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx);
}
