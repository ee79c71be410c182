import type { CategoryMerge, PlacedCategory } from '@veranda/domain/catalog/merge-categories';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { findCategory, moveCategory } from './categories.ts';
import { insertFormerPaths } from './category-addresses.ts';

/** Merges categories of a store: products, discounts and former addresses follow. */
export async function applyMerge(
  tx: SiteTransaction,
  collectionId: string,
  { merged, moved }: CategoryMerge,
): Promise<void> {
  for (const { from, into } of merged) await joinCategory(tx, collectionId, { from, into });
  for (const { category, parent } of moved) {
    const [own, above] = [await findCategory(tx, category.id), await findCategory(tx, parent.id)];
    if (own && above)
      await moveCategory(tx, own, { ...own, parentId: above.id, path: `${above.path}/${own.slug}` });
  }
  const ids = merged.map(({ from }) => from.id);
  await tx
    .deleteFrom('category')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

async function joinCategory(
  tx: SiteTransaction,
  collectionId: string,
  { from, into }: { readonly from: PlacedCategory; readonly into: PlacedCategory },
): Promise<void> {
  await insertFormerPaths(tx, { collectionId, path: from.path });
  await sql`update category_address set category_id = ${into.id}
    where site_id = ${tx.siteId} and category_id = ${from.id}`.execute(tx);
  await sql`insert into product_category (site_id, product_id, category_id)
    select site_id, product_id, ${into.id} from product_category
    where site_id = ${tx.siteId} and category_id = ${from.id} on conflict do nothing`.execute(tx);
  await sql`update discount set scope = jsonb_set(scope, '{categoryIds}', (
      select jsonb_agg(distinct case when each.category = ${from.id}::text then ${into.id}::text else each.category end)
      from jsonb_array_elements_text(scope -> 'categoryIds') as each (category)))
    where site_id = ${tx.siteId} and scope -> 'categoryIds' ? ${from.id}::text`.execute(tx);
  // Its own path is free for what moves up beside it.
  await sql`update category set path = '//' || id
    where site_id = ${tx.siteId} and id = ${from.id}`.execute(tx);
}
