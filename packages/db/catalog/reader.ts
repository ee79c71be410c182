import type { Product } from '@veranda/domain/catalog/product';
import { sql } from 'kysely';
import { findPlans } from '../subscriptions/reader.ts';
import {
  type ProductRecord,
  shownColumns,
  productColumns,
  toProduct,
  type VariantRecord,
} from './product-rows.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A product with its variants and what is left of them; null when there is none. */
export async function findProduct(tx: SiteTransaction, id: string): Promise<Product | null> {
  const [product] = await findProducts(tx, [id]);
  return product ?? null;
}

/** Products by id, in the order of the ids; those that do not exist are left out. */
export function findProducts(tx: SiteTransaction, ids: readonly string[]): Promise<Product[]> {
  return productsOf(tx, ids, shownColumns);
}

/** The same with the keys of their tags, as rows keep them. */
export function findStoredProducts(tx: SiteTransaction, ids: readonly string[]): Promise<Product[]> {
  return productsOf(tx, ids, productColumns);
}

async function productsOf(
  tx: SiteTransaction,
  ids: readonly string[],
  columns: typeof shownColumns | typeof productColumns,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('product')
    .select(columns)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
  const byId = new Map((await assemble(tx, rows)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The product at an address of a store page. */
export async function findProductBySlug(
  tx: SiteTransaction,
  address: { readonly collectionId: string; readonly slug: string },
): Promise<Product | null> {
  const row = await tx
    .selectFrom('product')
    .select(shownColumns)
    .where('siteId', '=', tx.siteId)
    .where('collectionId', '=', address.collectionId)
    .where('urlSlug', '=', address.slug)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const [product] = await assemble(tx, [row]);
  return product ?? null;
}

/**
 * Locks a product's row until the end of the transaction, so that nobody else changes it; false when there is
 * none.
 */
export async function lockProduct(tx: SiteTransaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('product')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Every product of a store page in its order, with variants and stock: at most 200 by the limits of a store.
 */
export async function findProductsOfCollection(
  tx: SiteTransaction,
  collectionId: string,
): Promise<Product[]> {
  const rows = await tx
    .selectFrom('product')
    .select(shownColumns)
    .where('siteId', '=', tx.siteId)
    .where('collectionId', '=', collectionId)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return assemble(tx, rows);
}

/** Ids of the site's products, by either key: by our id, or by the id of the export that they came from. */
export async function findProductIdsByKey(
  tx: SiteTransaction,
  keys: readonly string[],
): Promise<{ id: string; sourceId: string | null }[]> {
  if (keys.length === 0) return [];
  return tx
    .selectFrom('product')
    .select(['id', 'sourceId as sourceId'])
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql<string>`id::text`, '=', sql<string>`any(${keys}::text[])`),
        eb('sourceId', '=', sql<string>`any(${keys}::text[])`),
      ]),
    )
    .execute();
}

/** Limits that a new product of a store page must fit into. */
export async function findCollectionRoom(
  tx: SiteTransaction,
  collectionId: string,
): Promise<{ count: number; slugs: ReadonlySet<string>; lastPosition: number }> {
  const rows = await tx
    .selectFrom('product')
    .select(['urlSlug', 'position'])
    .where('siteId', '=', tx.siteId)
    .where('collectionId', '=', collectionId)
    .where('deletedAt', 'is', null)
    .execute();
  return {
    count: rows.length,
    slugs: new Set(rows.map((row) => row.urlSlug)),
    lastPosition: rows.reduce((last, row) => Math.max(last, row.position), 0),
  };
}

async function assemble(tx: SiteTransaction, rows: readonly ProductRecord[]): Promise<Product[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const variants = grouped(await variantsOf(tx, ids), (row) => row.productId);
  const images = grouped(await imagesOf(tx, ids), (row) => row.productId);
  const categories = grouped(await categoriesOf(tx, ids), (row) => row.productId);
  const plans = await findPlans(tx, ids);
  return rows.map((row) =>
    toProduct(row, {
      variants: variants.get(row.id) ?? [],
      imageIds: (images.get(row.id) ?? []).map((image) => image.assetId),
      categoryIds: (categories.get(row.id) ?? []).map((category) => category.categoryId),
      plan: plans.get(row.id) ?? null,
    }),
  );
}

function variantsOf(tx: SiteTransaction, ids: readonly string[]): Promise<VariantRecord[]> {
  return tx
    .selectFrom('variant')
    .innerJoin('stock', (join) =>
      join.onRef('stock.siteId', '=', 'variant.siteId').onRef('stock.variantId', '=', 'variant.id'),
    )
    .select([
      'variant.siteId',
      'variant.id',
      'variant.productId',
      'variant.sourceId',
      'variant.sku',
      'variant.attributes',
      'variant.optionKey',
      'variant.priceMinor',
      'variant.salePriceMinor',
      'variant.onSale',
      'variant.gtin',
      'variant.mpn',
      'variant.mainImageId',
      'variant.position',
      'stock.unlimited',
      'stock.onHand',
      'stock.reserved',
    ])
    .where('variant.siteId', '=', tx.siteId)
    .where('variant.productId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('variant.deletedAt', 'is', null)
    .orderBy('variant.position')
    .orderBy('variant.id')
    .execute();
}

function imagesOf(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<{ productId: string; assetId: string }[]> {
  return tx
    .selectFrom('product_image')
    .select(['productId', 'assetId'])
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .execute();
}

function categoriesOf(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<{ productId: string; categoryId: string }[]> {
  return tx
    .selectFrom('product_category')
    .innerJoin('category', (join) =>
      join
        .onRef('category.siteId', '=', 'product_category.siteId')
        .onRef('category.id', '=', 'product_category.categoryId'),
    )
    .select(['product_category.productId', 'product_category.categoryId'])
    .where('product_category.siteId', '=', tx.siteId)
    .where('product_category.productId', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('category.path')
    .execute();
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The oldest product of the shop that has each of these SKUs. */
export async function findSkuOwners(
  tx: SiteTransaction,
  skus: readonly string[],
): Promise<Map<string, { readonly id: string; readonly title: string }>> {
  const rows = await tx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join.onRef('product.siteId', '=', 'variant.siteId').onRef('product.id', '=', 'variant.productId'),
    )
    .select(['variant.sku', 'product.id', 'product.title'])
    .distinctOn('variant.sku')
    .where('variant.siteId', '=', tx.siteId)
    .where('variant.deletedAt', 'is', null)
    .where('product.deletedAt', 'is', null)
    .where('variant.sku', '=', sql<string>`any(${[...skus]}::text[])`)
    .orderBy('variant.sku')
    .orderBy('product.createdAt')
    .execute();
  return new Map(rows.map(({ sku, id, title }) => [sku, { id, title }]));
}
