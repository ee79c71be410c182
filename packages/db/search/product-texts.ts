import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Fields of a product that are searched. */
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

/** All products that visitors may see, with the pages of their stores. */
export async function findSearchableProducts(
  tx: SiteTransaction,
): Promise<readonly Pick<SearchableProduct, 'id' | 'collectionId'>[]> {
  return tx
    .selectFrom('listing_row')
    .where('siteId', '=', tx.siteId)
    .where('visible', '=', true)
    .select(['productId as id', 'collectionId as collectionId'])
    .orderBy('productId')
    .execute();
}

/** Those of the products that visitors may see. */
export async function readSearchableProducts(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<readonly SearchableProduct[]> {
  if (ids.length === 0) return [];
  const isNamed = (column: string) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;
  const rows = await tx
    .selectFrom('listing_row')
    .where('siteId', '=', tx.siteId)
    .where(isNamed('productId'))
    .where('visible', '=', true)
    .select(['productId as id', 'collectionId as collectionId', 'title', 'excerpt'])
    .select(sql<string[]>`shown_tags(tags)`.as('tags'))
    .execute();
  const descriptions = await readDescriptions(tx, isNamed);
  const skus = await readSkus(tx, isNamed);
  const categories = await readCategoryNames(tx, isNamed);
  return rows.map(({ excerpt, ...row }) => ({
    ...row,
    categories: categories.get(row.id) ?? [],
    text: [excerpt, descriptions.get(row.id) ?? '', ...(skus.get(row.id) ?? [])].filter(Boolean).join(' '),
  }));
}

/** The condition that a column of ids names one of the products. */
type IsNamed = (column: string) => RawBuilder<boolean>;

async function readDescriptions(tx: SiteTransaction, isNamed: IsNamed): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('product')
    .where('siteId', '=', tx.siteId)
    .where(isNamed('id'))
    .where('deletedAt', 'is', null)
    .where('description', '<>', '')
    .select([
      'id',
      sql<string>`left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 2000)`.as('description'),
    ])
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

async function readCategoryNames(
  tx: SiteTransaction,
  isNamed: IsNamed,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const categories = await tx
    .selectFrom('category')
    .where('siteId', '=', tx.siteId)
    .where('path', '<>', '')
    .select(['id', 'collectionId as collectionId', 'path', 'displayName as name'])
    .execute();
  const members = await tx
    .selectFrom('product_category')
    .where('siteId', '=', tx.siteId)
    .where(isNamed('productId'))
    .select(['productId as productId', 'categoryId as categoryId'])
    .execute();
  const nameAt = new Map(
    categories.map((category) => [`${category.collectionId}${category.path}`, category.name]),
  );
  const namesOf = new Map(
    categories.map(({ id, collectionId, path }) => [
      id,
      wayTo(path).flatMap((step) => nameAt.get(collectionId + step) ?? []),
    ]),
  );
  const matches = new Map<string, Set<string>>();
  for (const { productId, categoryId } of members) {
    const known = matches.get(productId) ?? new Set();
    for (const name of namesOf.get(categoryId) ?? []) known.add(name);
    matches.set(productId, known);
  }
  return new Map([...matches].map(([id, names]) => [id, [...names]]));
}

// `/bread/rye` is reached by `/bread`.
function wayTo(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

async function readSkus(
  tx: SiteTransaction,
  isNamed: IsNamed,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .selectFrom('variant')
    .where('siteId', '=', tx.siteId)
    .where(isNamed('productId'))
    .where('deletedAt', 'is', null)
    .select(['productId as productId', 'sku'])
    .execute();
  const skus = new Map<string, string[]>();
  for (const { productId, sku } of rows) {
    const known = skus.get(productId);
    if (known) known.push(sku);
    else skus.set(productId, [sku]);
  }
  return skus;
}
