import type { Product } from '@veranda/domain/catalog/product';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { findPlans } from '../subscriptions/reader.ts';
import { type ProductRow, productColumns, toProduct, type VariantRow } from './product-rows.ts';

type Tx = Transaction<Schema>;

/** A product with its variants and what is left of them; null when there is none. */
export async function findProduct(tx: Tx, siteId: string, id: string): Promise<Product | null> {
  const [product] = await findProducts(tx, siteId, [id]);
  return product ?? null;
}

/** Products by id, in the order of the ids; those that do not exist are left out. */
export async function findProducts(tx: Tx, siteId: string, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('product')
    .select(productColumns)
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map((await assemble(tx, siteId, rows)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The product at an address of a store page. */
export async function findProductBySlug(
  tx: Tx,
  siteId: string,
  address: { readonly collectionId: string; readonly slug: string },
): Promise<Product | null> {
  const row = await tx
    .selectFrom('product')
    .select(productColumns)
    .where('website_id', '=', siteId)
    .where('collection_id', '=', address.collectionId)
    .where('url_slug', '=', address.slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const [product] = await assemble(tx, siteId, [row]);
  return product ?? null;
}

/** Locks a product's row until the end of the transaction, so that nobody else changes it; false when there is none. */
export async function lockProduct(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('product')
    .select('id')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Every product of a store page in its order, with variants and stock: at most 200 by the limits of a store. */
export async function findProductsOfCollection(
  tx: Tx,
  siteId: string,
  collectionId: string,
): Promise<Product[]> {
  const rows = await tx
    .selectFrom('product')
    .select(productColumns)
    .where('website_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return assemble(tx, siteId, rows);
}

/** How products of the site are known: by our id, or by the id of the export that they came from. */
export async function findProductIdsByKey(
  tx: Tx,
  siteId: string,
  keys: readonly string[],
): Promise<{ id: string; sourceId: string | null }[]> {
  if (keys.length === 0) return [];
  return tx
    .selectFrom('product')
    .select(['id', 'source_id as sourceId'])
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql<string>`id::text`, '=', sql<string>`any(${keys}::text[])`),
        eb('source_id', '=', sql<string>`any(${keys}::text[])`),
      ]),
    )
    .execute();
}

/** What a new product of a store page must fit into. */
export async function findCollectionRoom(
  tx: Tx,
  siteId: string,
  collectionId: string,
): Promise<{ count: number; slugs: ReadonlySet<string>; lastPosition: number }> {
  const rows = await tx
    .selectFrom('product')
    .select(['url_slug', 'position'])
    .where('website_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .execute();
  return {
    count: rows.length,
    slugs: new Set(rows.map((row) => row.url_slug)),
    lastPosition: rows.reduce((last, row) => Math.max(last, row.position), 0),
  };
}

async function assemble(tx: Tx, siteId: string, rows: readonly ProductRow[]): Promise<Product[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const variants = grouped(await variantsOf(tx, siteId, ids), (row) => row.product_id);
  const images = grouped(await imagesOf(tx, siteId, ids), (row) => row.product_id);
  const categories = grouped(await categoriesOf(tx, siteId, ids), (row) => row.product_id);
  const plans = await findPlans(tx, siteId, ids);
  return rows.map((row) =>
    toProduct(row, {
      variants: variants.get(row.id) ?? [],
      imageIds: (images.get(row.id) ?? []).map((image) => image.asset_id),
      categoryIds: (categories.get(row.id) ?? []).map((category) => category.category_id),
      plan: plans.get(row.id) ?? null,
    }),
  );
}

function variantsOf(tx: Tx, siteId: string, ids: readonly string[]): Promise<VariantRow[]> {
  return tx
    .selectFrom('variant')
    .innerJoin('stock', (join) =>
      join.onRef('stock.website_id', '=', 'variant.website_id').onRef('stock.variant_id', '=', 'variant.id'),
    )
    .select([
      'variant.website_id',
      'variant.id',
      'variant.product_id',
      'variant.source_id',
      'variant.sku',
      'variant.attributes',
      'variant.option_key',
      'variant.price_minor',
      'variant.sale_price_minor',
      'variant.on_sale',
      'variant.gtin',
      'variant.mpn',
      'variant.main_image_id',
      'variant.position',
      'stock.unlimited',
      'stock.on_hand',
      'stock.reserved',
    ])
    .where('variant.website_id', '=', siteId)
    .where('variant.product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('variant.deleted_at', 'is', null)
    .orderBy('variant.position')
    .orderBy('variant.id')
    .execute();
}

function imagesOf(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
): Promise<{ product_id: string; asset_id: string }[]> {
  return tx
    .selectFrom('product_image')
    .select(['product_id', 'asset_id'])
    .where('website_id', '=', siteId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .execute();
}

function categoriesOf(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
): Promise<{ product_id: string; category_id: string }[]> {
  return tx
    .selectFrom('product_category')
    .innerJoin('category', (join) =>
      join
        .onRef('category.website_id', '=', 'product_category.website_id')
        .onRef('category.id', '=', 'product_category.category_id'),
    )
    .select(['product_category.product_id', 'product_category.category_id'])
    .where('product_category.website_id', '=', siteId)
    .where('product_category.product_id', '=', sql<string>`any(${ids}::uuid[])`)
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
  tx: Tx,
  siteId: string,
  skus: readonly string[],
): Promise<Map<string, { readonly id: string; readonly title: string }>> {
  const rows = await tx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join
        .onRef('product.website_id', '=', 'variant.website_id')
        .onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['variant.sku', 'product.id', 'product.title'])
    .distinctOn('variant.sku')
    .where('variant.website_id', '=', siteId)
    .where('variant.deleted_at', 'is', null)
    .where('product.deleted_at', 'is', null)
    .where('variant.sku', '=', sql<string>`any(${[...skus]}::text[])`)
    .orderBy('variant.sku')
    .orderBy('product.created_at')
    .execute();
  return new Map(rows.map(({ sku, id, title }) => [sku, { id, title }]));
}
