import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { likeText } from './listing-reader.ts';

/** Days for which a removed category can be taken back. */
const keptDays = 30;

/** Removes a category with those below it, products stay; `id` is what it is taken back by. */
export async function removeCategories(
  tx: SiteTransaction,
  { id, category }: { readonly id: string; readonly category: RecordOf<'category'> },
): Promise<void> {
  const { collectionId, path } = category;
  await sql`delete from removed_category
    where site_id = ${tx.siteId} and removed_at < now() - ${keptDays} * interval '1 day'`.execute(tx);
  await sql`
    insert into removed_category (site_id, id, collection_id, categories)
    select ${tx.siteId}, ${id}, ${collectionId}, jsonb_agg(to_jsonb(c) || jsonb_build_object(
      'products', (select coalesce(jsonb_agg(m.product_id), '[]') from product_category m
        where m.site_id = c.site_id and m.category_id = c.id),
      'addresses', (select coalesce(jsonb_agg(a.path), '[]') from category_address a
        where a.site_id = c.site_id and a.category_id = c.id)) order by length(c.path), c.path)
    from category c where c.site_id = ${tx.siteId} and c.collection_id = ${collectionId}
      and (c.path = ${path} or c.path like ${`${likeText(path)}/%`})`.execute(tx);
  await tx.deleteFrom('category').where('siteId', '=', tx.siteId).where('id', '=', category.id).execute();
}

/** What became of categories that were to be taken back. */
type Restored = 'restored' | 'taken' | 'orphaned' | 'unknown';

/** Takes removed categories back: `taken` where one of their addresses is used, `orphaned` without the category above. */
export async function restoreCategories(tx: SiteTransaction, id: string): Promise<Restored> {
  const { rows } = await sql<{ known: boolean; taken: boolean; orphaned: boolean }>`
    select count(*) > 0 as known, coalesce(bool_or(exists (select from category c where c.site_id = r.site_id
      and c.collection_id = r.collection_id and c.path = each ->> 'path')), false) as taken,
      coalesce(bool_or(at = 1 and not exists (select from category c where c.site_id = r.site_id
        and c.id = (each ->> 'parent_id')::uuid)), false) as orphaned
    from removed_category r, jsonb_array_elements(r.categories) with ordinality as e (each, at)
    where r.site_id = ${tx.siteId} and r.id = ${id}`.execute(tx);
  const [state] = rows;
  if (!state?.known) return 'unknown';
  if (state.orphaned) return 'orphaned';
  if (state.taken) return 'taken';
  const parts = sql`removed_category r, jsonb_array_elements(r.categories) with ordinality as e (each, at)`;
  const ofOne = sql`r.site_id = ${tx.siteId} and r.id = ${id}`;
  await sql`insert into category select c.* from ${parts}, jsonb_populate_record(null::category, each) c
    where ${ofOne} order by at`.execute(tx);
  await sql`insert into product_category (site_id, product_id, category_id)
    select r.site_id, p.id, (each ->> 'id')::uuid from ${parts}, jsonb_array_elements_text(each -> 'products') as m (product)
    join product p on p.site_id = ${tx.siteId} and p.id = m.product::uuid where ${ofOne} on conflict do nothing`.execute(
    tx,
  );
  await sql`insert into category_address (site_id, collection_id, path, category_id)
    select r.site_id, r.collection_id, a.path, (each ->> 'id')::uuid
    from ${parts}, jsonb_array_elements_text(each -> 'addresses') as a (path) where ${ofOne} on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from removed_category r where ${ofOne}`.execute(tx);
  return 'restored';
}
