import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is searched of a product. */
export interface SearchableProduct {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** Names of the categories it is in, and of those above them. */
  readonly categories: readonly string[];
  /** Excerpt, description without its markup (its first 2000 characters) and SKUs. */
  readonly text: string;
}

/** Every product that visitors may see. */
export async function readSearchableProducts(tx: Tx, siteId: string): Promise<readonly SearchableProduct[]> {
  // Flat reads that meet here: a join of ten thousand fresh rows would be planned without figures of them.
  const rows = await tx
    .selectFrom('listing_row')
    .where('website_id', '=', siteId)
    .where('visible', '=', true)
    .select(['product_id as id', 'collection_id as collectionId', 'title', 'tags', 'excerpt'])
    .execute();
  const descriptions = await readDescriptions(tx, siteId);
  const skus = await readSkus(tx, siteId);
  const categories = await readCategoryNames(tx, siteId);
  return rows.map(({ excerpt, ...row }) => ({
    ...row,
    categories: categories.get(row.id) ?? [],
    text: [excerpt, descriptions.get(row.id) ?? '', ...(skus.get(row.id) ?? [])].filter(Boolean).join(' '),
  }));
}

async function readDescriptions(tx: Tx, siteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('product')
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where('description', '<>', '')
    .select([
      'id',
      sql<string>`left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 2000)`.as('description'),
    ])
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

async function readCategoryNames(tx: Tx, siteId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const categories = await tx
    .selectFrom('category')
    .where('website_id', '=', siteId)
    .where('path', '<>', '')
    .select(['id', 'collection_id as collectionId', 'path', 'display_name as name'])
    .execute();
  const members = await tx
    .selectFrom('product_category')
    .where('website_id', '=', siteId)
    .select(['product_id as productId', 'category_id as categoryId'])
    .execute();
  const nameAt = new Map(categories.map((one) => [`${one.collectionId}${one.path}`, one.name]));
  const namesOf = new Map(
    categories.map(({ id, collectionId, path }) => [
      id,
      wayTo(path).flatMap((step) => nameAt.get(collectionId + step) ?? []),
    ]),
  );
  const found = new Map<string, Set<string>>();
  for (const { productId, categoryId } of members) {
    const known = found.get(productId) ?? new Set();
    for (const name of namesOf.get(categoryId) ?? []) known.add(name);
    found.set(productId, known);
  }
  return new Map([...found].map(([id, names]) => [id, [...names]]));
}

// `/bread/rye` is reached by `/bread`.
function wayTo(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`);
}

async function readSkus(tx: Tx, siteId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .selectFrom('variant')
    .where('website_id', '=', siteId)
    .select(['product_id as productId', 'sku'])
    .execute();
  const skus = new Map<string, string[]>();
  for (const { productId, sku } of rows) {
    const known = skus.get(productId);
    if (known) known.push(sku);
    else skus.set(productId, [sku]);
  }
  return skus;
}
