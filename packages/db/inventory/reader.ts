import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is left of a variant. */
export interface VariantStock {
  readonly variantId: string;
  readonly productId: string;
  readonly sku: string;
  readonly unlimited: boolean;
  /** On hand minus reserved, never below 0. */
  readonly quantity: number;
  readonly onHand: number;
  readonly reserved: number;
}

/** What is left of each variant of a product that visitors may see, in the order of the variants. */
export async function findPublishedStock(
  tx: Tx,
  siteId: string,
  productId: string,
): Promise<(VariantStock & { productType: number })[]> {
  return stockRows(tx, siteId)
    .select('product.product_type as productType')
    .where('product.id', '=', productId)
    .where('product.state', '=', 'published')
    .orderBy('variant.position')
    .execute();
}

/** What is left of one variant; undefined when it is not in the store. */
export async function findVariantStock(
  tx: Tx,
  siteId: string,
  variantId: string,
): Promise<VariantStock | undefined> {
  return stockRows(tx, siteId).where('variant.id', '=', variantId).executeTakeFirst();
}

/** A row of the ledger by its id. */
export async function findMovement(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<{ variantId: string; delta: number; kind: string } | undefined> {
  return tx
    .selectFrom('stock_movement')
    .select(['variant_id as variantId', 'delta', 'kind'])
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest rows of a variant's ledger, at most 100. */
export async function findMovements(
  tx: Tx,
  siteId: string,
  variantId: string,
): Promise<{ id: string; delta: number; kind: string; actor: string; created_at: Date }[]> {
  return tx
    .selectFrom('stock_movement')
    .select(['id', 'delta', 'kind', 'actor', 'created_at'])
    .where('website_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

function stockRows(tx: Tx, siteId: string) {
  return tx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join
        .onRef('product.website_id', '=', 'variant.website_id')
        .onRef('product.id', '=', 'variant.product_id'),
    )
    .innerJoin('stock', (join) =>
      join.onRef('stock.website_id', '=', 'variant.website_id').onRef('stock.variant_id', '=', 'variant.id'),
    )
    .select([
      'variant.id as variantId',
      'variant.product_id as productId',
      'variant.sku',
      'stock.unlimited',
      sql<number>`greatest(0, stock.on_hand - stock.reserved)`.as('quantity'),
      'stock.on_hand as onHand',
      'stock.reserved',
    ])
    .where('variant.website_id', '=', siteId)
    .where('variant.deleted_at', 'is', null)
    .where('product.deleted_at', 'is', null);
}
