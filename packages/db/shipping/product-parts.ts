import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What products are put into: a fulfilment profile that they are sent by, or a class that they are taxed as. */
export type ProductPart = 'shipping_profile' | 'tax_class';

/** The tax class of a product; empty for the standard one. */
export async function findTaxClass(tx: Tx, siteId: string, productId: string): Promise<string> {
  const row = await tx
    .selectFrom('product')
    .select('tax_class')
    .where('website_id', '=', siteId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row?.tax_class ?? '';
}

/** What a product is put into; undefined for one that is not there. */
export async function findProductParts(
  tx: Tx,
  siteId: string,
  productId: string,
): Promise<Readonly<Record<ProductPart, string>> | undefined> {
  return tx
    .selectFrom('product')
    .select(['shipping_profile', 'tax_class'])
    .where('website_id', '=', siteId)
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Puts one product into a profile and a class. */
export async function setProductParts(
  tx: Tx,
  siteId: string,
  given: { readonly productId: string; readonly parts: Readonly<Record<ProductPart, string>> },
): Promise<void> {
  await tx
    .updateTable('product')
    .set(given.parts)
    .where('website_id', '=', siteId)
    .where('id', '=', given.productId)
    .execute();
}

/** A product that is in a profile or a class. */
export interface PlacedProduct {
  readonly id: string;
  readonly title: string;
  readonly shipping_profile: string;
  readonly tax_class: string;
}

/** The products that are in a profile or a class of their own, by name; at most 5000. */
export async function findPlacedProducts(tx: Tx, siteId: string): Promise<PlacedProduct[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'title', 'shipping_profile', 'tax_class'])
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(shipping_profile <> '' or tax_class <> '')`)
    .orderBy('title')
    .orderBy('id')
    .limit(5000)
    .execute();
}

/** Puts just these products into a profile or a class, and takes the others out of it. @returns how many there are */
export async function placeProducts(
  tx: Tx,
  siteId: string,
  given: { readonly part: ProductPart; readonly id: string; readonly productIds: readonly string[] },
): Promise<number> {
  const column = sql.ref(given.part);
  const ids = [...given.productIds];
  await sql`
    update product set ${column} = '' where website_id = ${siteId} and ${column} = ${given.id}
      and not id = any(${ids}::uuid[])`.execute(tx);
  const { rows } = await sql`
    update product set ${column} = ${given.id}
    where website_id = ${siteId} and id = any(${ids}::uuid[]) and deleted_at is null returning id`.execute(
    tx,
  );
  return rows.length;
}

/** Puts a product where another one is. */
export async function copyProductParts(
  tx: Tx,
  siteId: string,
  copy: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update product set shipping_profile = old.shipping_profile, tax_class = old.tax_class from product old
    where product.website_id = ${siteId} and product.id = ${copy.to}
      and old.website_id = ${siteId} and old.id = ${copy.from}`.execute(tx);
}
