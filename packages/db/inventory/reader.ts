import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Stock of a variant. */
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

/** Stock of each variant of a product that visitors may see, in the order of the variants. */
export async function findPublishedStock(
  tx: SiteTransaction,
  productId: string,
): Promise<(VariantStock & { productType: number })[]> {
  return stockRows(tx)
    .select('product.productType as productType')
    .where('product.id', '=', productId)
    .where('product.state', '=', 'published')
    .orderBy('variant.position')
    .execute();
}

/** Stock of one variant; undefined when it is not in the store. */
export async function findVariantStock(
  tx: SiteTransaction,
  variantId: string,
): Promise<VariantStock | undefined> {
  return stockRows(tx).where('variant.id', '=', variantId).executeTakeFirst();
}

/** A row of the ledger by its id. */
export async function findMovement(
  tx: SiteTransaction,
  id: string,
): Promise<{ variantId: string; delta: number; kind: string } | undefined> {
  return tx
    .selectFrom('stock_movement')
    .select(['variantId as variantId', 'delta', 'kind'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function stockRows(tx: SiteTransaction) {
  return tx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join.onRef('product.siteId', '=', 'variant.siteId').onRef('product.id', '=', 'variant.productId'),
    )
    .innerJoin('stock', (join) =>
      join.onRef('stock.siteId', '=', 'variant.siteId').onRef('stock.variantId', '=', 'variant.id'),
    )
    .select([
      'variant.id as variantId',
      'variant.productId as productId',
      'variant.sku',
      'stock.unlimited',
      sql<number>`greatest(0, stock.on_hand - stock.reserved)`.as('quantity'),
      'stock.onHand as onHand',
      'stock.reserved',
    ])
    .where('variant.siteId', '=', tx.siteId)
    .where('variant.deletedAt', 'is', null)
    .where('product.deletedAt', 'is', null);
}
