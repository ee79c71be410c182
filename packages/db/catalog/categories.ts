import type { CategoryStep } from '@veranda/domain/catalog/category-path';
import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { insertFormerPaths } from './category-addresses.ts';
import { likeText } from './listing-reader.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type CategoryRecord = RecordOf<'category'> & { readonly productCount: number };

/** All categories of a store page, parents before children, each with the number of products in it. */
export async function findCategories(tx: SiteTransaction, collectionId: string): Promise<CategoryRecord[]> {
  return tx
    .selectFrom('category')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('product_category')
        .innerJoin('product', (join) =>
          join
            .onRef('product.siteId', '=', 'product_category.siteId')
            .onRef('product.id', '=', 'product_category.productId'),
        )
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('product_category.siteId', '=', 'category.siteId')
        .whereRef('product_category.categoryId', '=', 'category.id')
        .where('product.deletedAt', 'is', null)
        .as('productCount'),
    )
    .where('siteId', '=', tx.siteId)
    .where('collectionId', '=', collectionId)
    .orderBy(sql`length(path) - length(replace(path, '/', ''))`)
    .orderBy('displayIndex')
    .orderBy('path')
    .$castTo<CategoryRecord>()
    .execute();
}

export async function findCategory(
  tx: SiteTransaction,
  id: string,
): Promise<RecordOf<'category'> | undefined> {
  return tx
    .selectFrom('category')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of the ids that are categories of this store page. */
export async function findOwnCategoryIds(
  tx: SiteTransaction,
  collectionId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('category')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('collectionId', '=', collectionId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => row.id);
}

export async function insertCategory(tx: SiteTransaction, category: NewRecord<'category'>): Promise<void> {
  await tx.insertInto('category').values(ofSite(tx, category)).execute();
}

/**
 * Makes the categories of the given steps that do not exist yet, and gives the id of each path. The store's
 * root is made if it is missing.
 */
export async function ensureCategories(
  tx: SiteTransaction,
  collectionId: string,
  { steps, newId }: { readonly steps: readonly CategoryStep[]; readonly newId: () => string },
): Promise<Map<string, string>> {
  const rows = await findCategories(tx, collectionId);
  const ids = new Map(rows.map((row) => [row.path, row.id]));
  const root = {
    siteId: tx.siteId,
    collectionId,
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
  };
  if (!ids.has('')) {
    const id = newId();
    await insertCategory(tx, {
      ...root,
      id,
      parentId: null,
      type: 'ROOT',
      displayName: 'All',
      slug: '',
      path: '',
    });
    ids.set('', id);
  }
  for (const step of steps) {
    if (ids.has(step.path)) continue;
    const id = newId();
    const parentId = ids.get(step.parentPath) ?? null;
    const { slug, path, displayName } = step;
    await insertCategory(tx, { ...root, id, parentId, displayName, slug, path });
    ids.set(path, id);
  }
  return ids;
}

/** Gives a category a new name, address and place; the addresses below it follow, and those that it had lead there. */
export async function moveCategory(
  tx: SiteTransaction,
  category: RecordOf<'category'>,
  to: Pick<RecordOf<'category'>, 'displayName' | 'slug' | 'path' | 'parentId'>,
): Promise<void> {
  if (to.path !== category.path) await insertFormerPaths(tx, category);
  await tx
    .updateTable('category')
    .set({ displayName: to.displayName, slug: to.slug, path: to.path, parentId: to.parentId })
    .where('siteId', '=', category.siteId)
    .where('id', '=', category.id)
    .execute();
  await tx
    .updateTable('category')
    .set({ path: sql`${to.path} || substr(path, ${category.path.length + 1})` })
    .where('siteId', '=', category.siteId)
    .where('collectionId', '=', category.collectionId)
    .where('path', 'like', `${likeText(category.path)}/%`)
    .execute();
}
