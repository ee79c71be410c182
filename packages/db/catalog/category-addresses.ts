import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { likeText } from './listing-reader.ts';

/** Path of the category of a store that has, or had, this one; null where none has. */
export async function findCurrentCategoryPath(
  tx: SiteTransaction,
  { collectionId, path }: { readonly collectionId: string; readonly path: string },
): Promise<string | null> {
  const { rows } = await sql<{ path: string }>`
    select path, 0 as rank from category
      where site_id = ${tx.siteId} and collection_id = ${collectionId} and path = ${path}
    union all select c.path, 1 from category_address a join category c on c.site_id = a.site_id and c.id = a.category_id
      where a.site_id = ${tx.siteId} and a.collection_id = ${collectionId} and a.path = ${path}
    order by rank limit 1`.execute(tx);
  return rows[0]?.path ?? null;
}

/** Keeps the paths of a category and of those below it, which are about to get others. */
export async function insertFormerPaths(
  tx: SiteTransaction,
  { collectionId, path }: { readonly collectionId: string; readonly path: string },
): Promise<void> {
  await sql`
    insert into category_address (site_id, collection_id, path, category_id)
    select site_id, collection_id, path, id from category
    where site_id = ${tx.siteId} and collection_id = ${collectionId}
      and (path = ${path} or path like ${`${likeText(path)}/%`})
    on conflict (site_id, collection_id, path) do update set category_id = excluded.category_id`.execute(tx);
}
