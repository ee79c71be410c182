import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Filters for products, in the order of their ids, which is the order of creation. */
interface ListProductsPageInput {
  readonly modifiedAfter: Date | null;
  readonly modifiedBefore: Date | null;
  /** Id of the last product that was read. */
  readonly after: string | null;
  readonly limit: number;
}

/** Ids of products of all store pages. */
export async function listProductsPage(tx: SiteTransaction, walk: ListProductsPageInput): Promise<string[]> {
  const { after, modifiedAfter, modifiedBefore, limit } = walk;
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .$if(modifiedAfter !== null, (some) => some.where('updatedAt', '>', modifiedAfter ?? new Date()))
    .$if(modifiedBefore !== null, (some) => some.where('updatedAt', '<', modifiedBefore ?? new Date()))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** A variant that can be sold, with what an order keeps a copy of. */
export interface SellableVariant {
  readonly id: string;
  readonly productId: string;
  readonly productType: number;
  readonly title: string;
  readonly sku: string;
  readonly attributes: unknown;
  readonly imageId: string | null;
  readonly priceMinor: bigint;
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
}

/** Variants by id, also those of hidden products. */
export async function findSellable(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<Map<string, SellableVariant>> {
  const { rows } = await sql<SellableVariant>`
    select v.id, v.product_id, p.product_type, p.title, v.sku, v.attributes, v.price_minor, v.sale_price_minor, v.on_sale,
      coalesce(v.main_image_id, (select i.asset_id from product_image i where i.site_id = p.site_id
        and i.product_id = p.id order by i.position limit 1)) as image_id
    from variant v join product p on p.site_id = v.site_id and p.id = v.product_id
    where v.site_id = ${tx.siteId} and v.id = any(${[...ids]}::uuid[])
      and v.deleted_at is null and p.deleted_at is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
