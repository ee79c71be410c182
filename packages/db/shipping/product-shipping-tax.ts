import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Groups that a product belongs to: a fulfilment profile that they are sent by, or a class that they are
 * taxed as.
 */
type ProductGrouping = 'shippingProfile' | 'taxClass';

/** Groups of a product; undefined for one that is not there. */
export async function findProductShippingTax(
  tx: SiteTransaction,
  productId: string,
): Promise<Readonly<Record<ProductGrouping, string>> | undefined> {
  return tx
    .selectFrom('product')
    .select(['shippingProfile', 'taxClass'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', productId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Puts one product into a profile and a class. */
export async function setProductShippingTax(
  tx: SiteTransaction,
  given: { readonly productId: string; readonly parts: Readonly<Record<ProductGrouping, string>> },
): Promise<void> {
  await tx
    .updateTable('product')
    .set(given.parts)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', given.productId)
    .execute();
}

/** A product that is in a profile or a class. */
interface PlacedProduct {
  readonly id: string;
  readonly title: string;
  readonly shippingProfile: string;
  readonly taxClass: string;
}

/** The products that are in a profile or a class of their own, by name; at most 5000. */
export async function findPlacedProducts(tx: SiteTransaction): Promise<PlacedProduct[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'title', 'shippingProfile', 'taxClass'])
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`(shipping_profile <> '' or tax_class <> '')`)
    .orderBy('title')
    .orderBy('id')
    .limit(5000)
    .execute();
}

/**
 * Puts just these products into a profile or a class, and takes the others out of it. @returns how many there
 * are
 */
export async function placeProducts(
  tx: SiteTransaction,
  given: { readonly group: ProductGrouping; readonly id: string; readonly productIds: readonly string[] },
): Promise<number> {
  const column = sql.ref(given.group);
  const ids = [...given.productIds];
  await sql`
    update product set ${column} = '' where site_id = ${tx.siteId} and ${column} = ${given.id}
      and not id = any(${ids}::uuid[])`.execute(tx);
  const { rows } = await sql`
    update product set ${column} = ${given.id}
    where site_id = ${tx.siteId} and id = any(${ids}::uuid[]) and deleted_at is null returning id`.execute(
    tx,
  );
  return rows.length;
}

/** Puts a product where another one is. */
export async function copyProductShippingTax(
  tx: SiteTransaction,
  copy: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update product set shipping_profile = old.shipping_profile, tax_class = old.tax_class from product old
    where product.site_id = ${tx.siteId} and product.id = ${copy.to}
      and old.site_id = ${tx.siteId} and old.id = ${copy.from}`.execute(tx);
}
