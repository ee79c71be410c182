import { countsStock } from '@veranda/domain/catalog/codes';
import { summarise } from '@veranda/domain/catalog/listing';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';
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
import { findProducts } from './reader.ts';

type Tx = Transaction<Schema>;

/** Who is written into the ledger of stock, and where its ids come from. */
export interface WriteContext {
  readonly siteId: string;
  /** `account:<id>`, `import:<run>`, `seed`. */
  readonly actor: string;
  /** What the opening stock is called in the ledger. */
  readonly kind: 'opening' | 'import';
  readonly newId: () => string;
}

/**
 * Inserts whole products with variants, stock, pictures, categories and listing rows: a constant number of statements,
 * however many products. A variant's `stock.quantity` is what is on hand.
 * @throws a unique violation (23505) when a slug, an SKU or a source id is taken
 */
export async function insertProducts(
  tx: Tx,
  products: readonly Product[],
  context: WriteContext,
): Promise<void> {
  const { siteId } = context;
  const rows = products.map((product) => toProductRow(siteId, product));
  await insertRows(tx, { table: 'product', columns: productColumns }, rows);
  const variants = products.flatMap((product) => toVariantRows(siteId, product));
  await insertRows(tx, { table: 'variant', columns: variantColumns }, variants);
  await insertStock(
    tx,
    products.flatMap((product) => product.variants.map((variant) => ({ product, variant }))),
    context,
  );
  await insertLinks(tx, siteId, products);
  for (const { id, plan } of products) if (plan) await savePlan(tx, siteId, { productId: id, plan });
  await insertListing(tx, siteId, products);
}

/** Marks products as samples of a template: they stop being ones when they are saved. */
export async function markSamples(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('product')
    .set({ is_sample: true })
    .where('website_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Saves a changed product: details, variants (new, changed, gone), pictures, categories and the listing row. Stock of
 * variants that exist is left alone; it changes through the ledger only.
 * @returns false when somebody saved the product since `product.version`
 */
export async function updateProduct(tx: Tx, product: Product, context: WriteContext): Promise<boolean> {
  const { siteId } = context;
  const changed = await tx
    .updateTable('product')
    .set({
      ...toProductFields(product),
      is_sample: false,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('website_id', '=', siteId)
    .where('id', '=', product.id)
    .where('version', '=', product.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await saveVariants(tx, product, context);
  await deleteLinks(tx, siteId, product.id);
  await insertLinks(tx, siteId, [product]);
  await rebuildListing(tx, siteId, [product.id]);
  return true;
}

/** Takes a product out of the store; orders keep their own copies. @returns false when there is none */
export async function deleteProduct(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('product')
    .set({ deleted_at: sql`now()`, version: sql`version + 1` })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await tx.deleteFrom('listing_row').where('website_id', '=', siteId).where('product_id', '=', id).execute();
  return changed.numUpdatedRows === 1n;
}

/** Shows or hides products. @returns how many there were */
export async function setProductState(
  tx: Tx,
  siteId: string,
  { ids, state }: { readonly ids: readonly string[]; readonly state: 'published' | 'hidden' },
): Promise<number> {
  const changed = await tx
    .updateTable('product')
    .set({ state, version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('listing_row')
    .set({ visible: state === 'published' })
    .where('website_id', '=', siteId)
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return Number(changed.numUpdatedRows);
}

/**
 * Sets the form that is filled in before a product is added. The version stays: nothing that is edited with the product
 * changes.
 */
export async function setProductForm(
  tx: Tx,
  siteId: string,
  { productId, formId }: { readonly productId: string; readonly formId: string | null },
): Promise<void> {
  await tx
    .updateTable('product')
    .set({ form_id: formId, updated_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('id', '=', productId)
    .execute();
}

/** Replaces a product's pictures, in order, and its listing row. */
export async function setProductImages(
  tx: Tx,
  siteId: string,
  { productId, assetIds }: { readonly productId: string; readonly assetIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('product_image')
    .where('website_id', '=', siteId)
    .where('product_id', '=', productId)
    .execute();
  await insertRows(
    tx,
    { table: 'product_image', columns: imageColumns },
    imageRows(siteId, productId, assetIds),
  );
  await rebuildListing(tx, siteId, [productId]);
}

/**
 * Derives the listing rows of products anew from what is stored: after any change of product, variant or price, and
 * when the availability of a variant crosses zero. @returns whether any row changed
 */
export async function rebuildListing(
  tx: Tx,
  siteId: string,
  productIds: readonly string[],
): Promise<boolean> {
  const products = await findProducts(tx, siteId, productIds);
  if (products.length === 0) return false;
  const rows = products.map((product) => toListingRow(siteId, product, summarise(product)));
  const columns = sql.join(listingColumns.map((column) => sql.ref(column)));
  const set = sql.join(
    listingColumns.slice(2).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  const known = sql.join(listingColumns.map((column) => sql.ref(`listing_row.${column}`)));
  const fresh = sql.join(listingColumns.map((column) => sql.ref(`excluded.${column}`)));
  const { numAffectedRows } = await sql`
    insert into listing_row (${columns})
    select ${columns} from json_populate_recordset(null::listing_row, ${rowsAsJson(rows)}::json)
    on conflict (website_id, product_id) do update set ${set}
    where (${known}) is distinct from (${fresh})`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

async function insertListing(tx: Tx, siteId: string, products: readonly Product[]): Promise<void> {
  const rows = products.map((product) => toListingRow(siteId, product, summarise(product)));
  await insertRows(tx, { table: 'listing_row', columns: listingColumns }, rows);
}

async function insertStock(
  tx: Tx,
  entries: readonly { readonly product: Product; readonly variant: Variant }[],
  context: WriteContext,
): Promise<void> {
  const { siteId } = context;
  const rows: NewRow<'stock'>[] = entries.map(({ product, variant }) => ({
    website_id: siteId,
    variant_id: variant.id,
    unlimited: variant.stock.unlimited || !countsStock(product.kind),
    on_hand: variant.stock.quantity,
    reserved: 0,
  }));
  await insertRows(
    tx,
    { table: 'stock', columns: ['website_id', 'variant_id', 'unlimited', 'on_hand', 'reserved'] },
    rows,
  );
  const movements: NewRow<'stock_movement'>[] = rows
    .filter((row) => row.on_hand !== 0)
    .map((row) => ({
      website_id: siteId,
      id: context.newId(),
      variant_id: row.variant_id,
      delta: row.on_hand ?? 0,
      kind: context.kind,
      order_id: null,
      actor: context.actor,
      idempotency_key: `opening:${row.variant_id}`,
    }));
  const columns = [
    'website_id',
    'id',
    'variant_id',
    'delta',
    'kind',
    'order_id',
    'actor',
    'idempotency_key',
  ] as const;
  // The column's default would be lost: `json_populate_recordset` gives null for what a row does not name.
  await insertRows(tx, { table: 'stock_movement', columns: columns }, movements);
}

const imageColumns = ['website_id', 'product_id', 'asset_id', 'position'] as const;

function imageRows(
  siteId: string,
  productId: string,
  assetIds: readonly string[],
): NewRow<'product_image'>[] {
  return [...new Set(assetIds)].map((assetId, position) => ({
    website_id: siteId,
    product_id: productId,
    asset_id: assetId,
    position,
  }));
}

async function insertLinks(tx: Tx, siteId: string, products: readonly Product[]): Promise<void> {
  const images = products.flatMap((product) => imageRows(siteId, product.id, product.imageIds));
  await insertRows(tx, { table: 'product_image', columns: imageColumns }, images);
  const categories = products.flatMap((product) =>
    [...new Set(product.categoryIds)].map((categoryId) => ({
      website_id: siteId,
      product_id: product.id,
      category_id: categoryId,
    })),
  );
  await insertRows(
    tx,
    { table: 'product_category', columns: ['website_id', 'product_id', 'category_id'] },
    categories,
  );
}

async function deleteLinks(tx: Tx, siteId: string, productId: string): Promise<void> {
  for (const table of ['product_image', 'product_category'] as const)
    await tx.deleteFrom(table).where('website_id', '=', siteId).where('product_id', '=', productId).execute();
}

async function saveVariants(tx: Tx, product: Product, context: WriteContext): Promise<void> {
  const { siteId } = context;
  const ids = product.variants.map((variant) => variant.id);
  const known = await tx
    .selectFrom('variant')
    .select('id')
    .where('website_id', '=', siteId)
    .where('product_id', '=', product.id)
    .where('deleted_at', 'is', null)
    .execute();
  await retireVariants(
    tx,
    siteId,
    known.map((row) => row.id).filter((id) => !ids.includes(id)),
  );
  const knownIds = new Set(known.map((row) => row.id));
  const rows = toVariantRows(siteId, product);
  await updateVariants(
    tx,
    siteId,
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

async function retireVariants(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('variant')
    .set({ deleted_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

// Unique indexes are checked row by row: two variants that exchange their SKUs would collide halfway, so all of them
// stand aside under their ids first.
async function updateVariants(tx: Tx, siteId: string, rows: readonly NewRow<'variant'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .updateTable('variant')
    .set({ sku: sql`id::text`, option_key: sql`id::text` })
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${rows.map((row) => row.id)}::uuid[])`)
    .execute();
  const set = sql.join(
    variantColumns.slice(3).map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`),
  );
  await sql`
    update variant v set ${set}
    from json_populate_recordset(null::variant, ${rowsAsJson(rows)}::json) n
    where v.website_id = ${siteId} and v.id = n.id`.execute(tx);
}
