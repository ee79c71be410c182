import type { CategoryStep } from '@veranda/domain/catalog/category-path';
import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';
import { likeText } from './listing-reader.ts';

type Tx = Transaction<Schema>;

export type CategoryRow = Row<'category'> & { readonly product_count: number };

/** All categories of a store page, parents before children, each with the number of products in it. */
export async function findCategories(tx: Tx, siteId: string, collectionId: string): Promise<CategoryRow[]> {
  return tx
    .selectFrom('category')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('product_category')
        .innerJoin('product', (join) =>
          join
            .onRef('product.website_id', '=', 'product_category.website_id')
            .onRef('product.id', '=', 'product_category.product_id'),
        )
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('product_category.website_id', '=', 'category.website_id')
        .whereRef('product_category.category_id', '=', 'category.id')
        .where('product.deleted_at', 'is', null)
        .as('product_count'),
    )
    .where('website_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .orderBy(sql`length(path) - length(replace(path, '/', ''))`)
    .orderBy('display_index')
    .orderBy('path')
    .$castTo<CategoryRow>()
    .execute();
}

export async function findCategory(tx: Tx, siteId: string, id: string): Promise<Row<'category'> | undefined> {
  return tx
    .selectFrom('category')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Which of the ids are categories of this store page. */
export async function findOwnCategoryIds(
  tx: Tx,
  store: { readonly siteId: string; readonly collectionId: string },
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('category')
    .select('id')
    .where('website_id', '=', store.siteId)
    .where('collection_id', '=', store.collectionId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => row.id);
}

export async function insertCategory(tx: Tx, category: NewRow<'category'>): Promise<void> {
  await tx.insertInto('category').values(category).execute();
}

/**
 * Makes the categories of the given steps that do not exist yet, and gives the id of each path. The store's root is
 * made if it is missing.
 */
export async function ensureCategories(
  tx: Tx,
  store: { readonly siteId: string; readonly collectionId: string },
  { steps, newId }: { readonly steps: readonly CategoryStep[]; readonly newId: () => string },
): Promise<Map<string, string>> {
  const rows = await findCategories(tx, store.siteId, store.collectionId);
  const ids = new Map(rows.map((row) => [row.path, row.id]));
  const root = {
    website_id: store.siteId,
    collection_id: store.collectionId,
    page_rendering: 'LIST_VIEW',
    display_index: 1,
  };
  if (!ids.has('')) {
    const id = newId();
    await insertCategory(tx, {
      ...root,
      id,
      parent_id: null,
      type: 'ROOT',
      display_name: 'All',
      slug: '',
      path: '',
    });
    ids.set('', id);
  }
  for (const step of steps) {
    if (ids.has(step.path)) continue;
    const id = newId();
    const parent_id = ids.get(step.parentPath) ?? null;
    const { slug, path, displayName } = step;
    await insertCategory(tx, { ...root, id, parent_id, display_name: displayName, slug, path });
    ids.set(path, id);
  }
  return ids;
}

/** Gives a category a new name and address; the addresses below it follow. */
export async function renameCategory(
  tx: Tx,
  category: Row<'category'>,
  to: { readonly displayName: string; readonly slug: string; readonly path: string },
): Promise<void> {
  await tx
    .updateTable('category')
    .set({ display_name: to.displayName, slug: to.slug, path: to.path })
    .where('website_id', '=', category.website_id)
    .where('id', '=', category.id)
    .execute();
  await tx
    .updateTable('category')
    .set({ path: sql`${to.path} || substr(path, ${category.path.length + 1})` })
    .where('website_id', '=', category.website_id)
    .where('collection_id', '=', category.collection_id)
    .where('path', 'like', `${likeText(category.path)}/%`)
    .execute();
}

/** Deletes a category with those below it; products stay. */
export async function deleteCategory(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('category')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('type', '<>', 'ROOT')
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
