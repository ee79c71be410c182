import { countsStock } from '@veranda/domain/catalog/codes';
import { summarise } from '@veranda/domain/catalog/listing';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { insertFormerAddress } from './addresses.ts';
import { insertRows, rowsAsJson } from './insert-rows.ts';
import {
  listingColumns,
  productColumns,
  toListingRow,
  toProductFields,
  toProductRow,
  toVariantRows,
  variantColumns,
} from './product-rows.ts';
import { savePlan } from '../subscriptions/writer.ts';
import { ensureTags } from '../tags/writer.ts';
import { findStoredProducts } from './reader.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Actor of the stock ledger, and the source of its ids. */
interface WriteContext {
  /** `account:<id>`, `import:<run>`, `seed`. */
  readonly actor: string;
  /** Kind of the opening stock in the ledger. */
  readonly kind: 'opening' | 'import';
  readonly newId: () => string;
}

/**
 * Inserts whole products with variants, stock, pictures, categories and listing rows: a constant number of
 * statements, however many products. A variant's `stock.quantity` is what is on hand.
 * @throws a unique violation (23505) when a slug, an SKU or a source id is taken
 */
export async function insertProducts(
  tx: SiteTransaction,
  products: readonly Product[],
  context: WriteContext,
): Promise<void> {
  const keyed = await withTagKeys(tx, products);
  await insertRows(tx, { table: 'product', columns: productColumns }, keyed.map(toProductRow));
  const variants = products.flatMap(toVariantRows);
  await insertRows(tx, { table: 'variant', columns: variantColumns }, variants);
  await insertStock(
    tx,
    products.flatMap((product) => product.variants.map((variant) => ({ product, variant }))),
    context,
  );
  await insertLinks(tx, products);
  for (const { id, plan } of products) if (plan) await savePlan(tx, { productId: id, plan });
  await insertListing(tx, keyed);
}

/** Marks products as samples of a template: they stop being ones when they are saved. */
export async function markSamples(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('product')
    .set({ isSample: true })
    .where('siteId', '=', tx.siteId)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Saves a changed product: details, variants (new, changed, gone), pictures, categories and the listing row.
 * Stock of variants that exist is left alone; it changes through the ledger only. A former address is kept.
 * @returns false when somebody saved the product since `product.version`
 */
export async function updateProduct(
  tx: SiteTransaction,
  product: Product,
  context: WriteContext,
): Promise<boolean> {
  await insertFormerAddress(tx, product);
  const [keyed = product] = await withTagKeys(tx, [product]);
  const changed = await tx
    .updateTable('product')
    .set({
      ...toProductFields(keyed),
      isSample: false,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', product.id)
    .where('version', '=', product.version)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await saveVariants(tx, product, context);
  await deleteLinks(tx, product.id);
  await insertLinks(tx, [product]);
  await rebuildListing(tx, [product.id]);
  return true;
}

/**
 * Moves a product to the trash: its address is free, and orders keep their own copies. @returns false when there is none
 */
export async function deleteProduct(tx: SiteTransaction, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('product')
    .set({ deletedAt: sql`now()`, version: sql`version + 1` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  await tx.deleteFrom('listing_row').where('siteId', '=', tx.siteId).where('productId', '=', id).execute();
  return changed.numUpdatedRows === 1n;
}

/** Shows or hides products. @returns how many there were */
export async function setProductState(
  tx: SiteTransaction,
  { ids, state }: { readonly ids: readonly string[]; readonly state: 'published' | 'hidden' },
): Promise<number> {
  const changed = await tx
    .updateTable('product')
    .set({ state, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('listing_row')
    .set({ visible: state === 'published' })
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return Number(changed.numUpdatedRows);
}

/**
 * Sets the form that is filled in before a product is added. The version stays: nothing that is edited with
 * the product changes.
 */
export async function setProductForm(
  tx: SiteTransaction,
  { productId, formId }: { readonly productId: string; readonly formId: string | null },
): Promise<void> {
  await tx
    .updateTable('product')
    .set({ formId, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', productId)
    .execute();
}

/** Replaces a product's pictures, in order, and its listing row. */
export async function setProductImages(
  tx: SiteTransaction,
  { productId, assetIds }: { readonly productId: string; readonly assetIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('product_image')
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', productId)
    .execute();
  await insertRows(tx, { table: 'product_image', columns: imageColumns }, imageRows(productId, assetIds));
  await rebuildListing(tx, [productId]);
}

/**
 * Derives the listing rows of products again from what is stored: after any change of product, variant or
 * price, and when the availability of a variant crosses zero. @returns whether any row changed
 */
export async function rebuildListing(tx: SiteTransaction, productIds: readonly string[]): Promise<boolean> {
  const products = await findStoredProducts(tx, productIds);
  if (products.length === 0) return false;
  const rows = products.map((product) => toListingRow(product, summarise(product)));
  const columns = sql.join(listingColumns.map((column) => sql.ref(column)));
  const set = sql.join(
    listingColumns.slice(2).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  const known = sql.join(listingColumns.map((column) => sql.ref(`listing_row.${column}`)));
  const fresh = sql.join(listingColumns.map((column) => sql.ref(`excluded.${column}`)));
  const { numAffectedRows } = await sql`
    insert into listing_row (${columns})
    select ${columns} from json_populate_recordset(null::listing_row, ${rowsAsJson(rows.map((row) => ofSite(tx, row)))}::json)
    on conflict (site_id, product_id) do update set ${set}
    where (${known}) is distinct from (${fresh})`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

// Products come with the names of their tags, rows keep keys.
async function withTagKeys(tx: SiteTransaction, products: readonly Product[]): Promise<readonly Product[]> {
  const keys = await ensureTags(
    tx,
    'tag',
    products.flatMap(({ tags }) => tags),
  );
  return products.map((product) => ({
    ...product,
    tags: [...new Set(product.tags.map((tag) => keys.get(tag) ?? tag))],
  }));
}

async function insertListing(tx: SiteTransaction, products: readonly Product[]): Promise<void> {
  const rows = products.map((product) => toListingRow(product, summarise(product)));
  await insertRows(tx, { table: 'listing_row', columns: listingColumns }, rows);
}

async function insertStock(
  tx: SiteTransaction,
  entries: readonly { readonly product: Product; readonly variant: Variant }[],
  context: WriteContext,
): Promise<void> {
  const rows: NewRecord<'stock'>[] = entries.map(({ product, variant }) => ({
    variantId: variant.id,
    unlimited: variant.stock.unlimited || !countsStock(product.kind),
    onHand: variant.stock.quantity,
    reserved: 0,
  }));
  await insertRows(tx, { table: 'stock', columns: stockColumns }, rows);
  const movements = openingMovements(rows, context);
  await insertRows(tx, { table: 'stock_movement', columns: movementColumns }, movements);
}

const stockColumns = ['siteId', 'variantId', 'unlimited', 'onHand', 'reserved'] as const;
// The column's default would be lost: `json_populate_recordset` gives null for what a row does not name.
const movementColumns = [
  'siteId',
  'id',
  'variantId',
  'delta',
  'kind',
  'orderId',
  'actor',
  'idempotencyKey',
] as const;

function openingMovements(
  stock: readonly NewRecord<'stock'>[],
  context: WriteContext,
): NewRecord<'stock_movement'>[] {
  return stock
    .filter((row) => row.onHand !== 0)
    .map((row) => ({
      id: context.newId(),
      variantId: row.variantId,
      delta: row.onHand ?? 0,
      kind: context.kind,
      orderId: null,
      actor: context.actor,
      idempotencyKey: `opening:${row.variantId}`,
    }));
}

const imageColumns = ['siteId', 'productId', 'assetId', 'position'] as const;

function imageRows(productId: string, assetIds: readonly string[]): NewRecord<'product_image'>[] {
  return [...new Set(assetIds)].map((assetId, position) => ({
    productId,
    assetId,
    position,
  }));
}

async function insertLinks(tx: SiteTransaction, products: readonly Product[]): Promise<void> {
  const images = products.flatMap((product) => imageRows(product.id, product.imageIds));
  await insertRows(tx, { table: 'product_image', columns: imageColumns }, images);
  const categories = products.flatMap((product) =>
    [...new Set(product.categoryIds)].map((categoryId) => ({
      productId: product.id,
      categoryId,
    })),
  );
  await insertRows(
    tx,
    { table: 'product_category', columns: ['siteId', 'productId', 'categoryId'] },
    categories,
  );
}

async function deleteLinks(tx: SiteTransaction, productId: string): Promise<void> {
  for (const table of ['product_image', 'product_category'] as const)
    await tx.deleteFrom(table).where('siteId', '=', tx.siteId).where('productId', '=', productId).execute();
}

async function saveVariants(tx: SiteTransaction, product: Product, context: WriteContext): Promise<void> {
  const ids = product.variants.map((variant) => variant.id);
  const known = await tx
    .selectFrom('variant')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', product.id)
    .where('deletedAt', 'is', null)
    .execute();
  await retireVariants(
    tx,
    known.map((row) => row.id).filter((id) => !ids.includes(id)),
  );
  const knownIds = new Set(known.map((row) => row.id));
  const rows = toVariantRows(product);
  await updateVariants(
    tx,
    rows.filter((row) => knownIds.has(row.id)),
  );
  await insertRows(
    tx,
    { table: 'variant', columns: variantColumns },
    rows.filter((row) => !knownIds.has(row.id)),
  );
  const fresh = product.variants.filter((variant) => !knownIds.has(variant.id));
  await insertStock(
    tx,
    fresh.map((variant) => ({ product, variant })),
    context,
  );
}

async function retireVariants(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('variant')
    .set({ deletedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

// Unique indexes are checked row by row: two variants that exchange their SKUs would collide halfway, so all
// of them stand aside under their ids first.
async function updateVariants(tx: SiteTransaction, rows: readonly NewRecord<'variant'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .updateTable('variant')
    .set({ sku: sql`id::text`, optionKey: sql`id::text` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${rows.map((row) => row.id)}::uuid[])`)
    .execute();
  const set = sql.join(
    variantColumns.slice(3).map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`),
  );
  await sql`
    update variant v set ${set}
    from json_populate_recordset(null::variant, ${rowsAsJson(rows)}::json) n
    where v.site_id = ${tx.siteId} and v.id = n.id`.execute(tx);
}
