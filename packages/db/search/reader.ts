import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Fields of a product that are searched. */
interface SearchableProduct {
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
export async function readSearchableProducts(tx: SiteTransaction): Promise<readonly SearchableProduct[]> {
  // Flat reads that meet here: a join of ten thousand fresh rows would be planned without figures of them.
  const rows = await tx
    .selectFrom('listing_row')
    .where('siteId', '=', tx.siteId)
    .where('visible', '=', true)
    .select(['productId as id', 'collectionId as collectionId', 'title', 'tags', 'excerpt'])
    .execute();
  const descriptions = await readDescriptions(tx);
  const skus = await readSkus(tx);
  const categories = await readCategoryNames(tx);
  return rows.map(({ excerpt, ...row }) => ({
    ...row,
    categories: categories.get(row.id) ?? [],
    text: [excerpt, descriptions.get(row.id) ?? '', ...(skus.get(row.id) ?? [])].filter(Boolean).join(' '),
  }));
}

async function readDescriptions(tx: SiteTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('product')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .where('description', '<>', '')
    .select([
      'id',
      sql<string>`left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 2000)`.as('description'),
    ])
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

async function readCategoryNames(tx: SiteTransaction): Promise<ReadonlyMap<string, readonly string[]>> {
  const categories = await tx
    .selectFrom('category')
    .where('siteId', '=', tx.siteId)
    .where('path', '<>', '')
    .select(['id', 'collectionId as collectionId', 'path', 'displayName as name'])
    .execute();
  const members = await tx
    .selectFrom('product_category')
    .where('siteId', '=', tx.siteId)
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

async function readSkus(tx: SiteTransaction): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .selectFrom('variant')
    .where('siteId', '=', tx.siteId)
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
