import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Which products are read, in the order of their ids, which is that of their making. */
export interface ListProductsPageInput {
  readonly modifiedAfter: Date | null;
  readonly modifiedBefore: Date | null;
  /** Id of the last product that was read. */
  readonly after: string | null;
  readonly limit: number;
}

/** Ids of products of all store pages. */
export async function listProductsPage(
  tx: Tx,
  siteId: string,
  walk: ListProductsPageInput,
): Promise<string[]> {
  const { after, modifiedAfter, modifiedBefore, limit } = walk;
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .$if(modifiedAfter !== null, (some) => some.where('updated_at', '>', modifiedAfter ?? new Date()))
    .$if(modifiedBefore !== null, (some) => some.where('updated_at', '<', modifiedBefore ?? new Date()))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** A variant that can be sold, with what an order keeps a copy of. */
export interface SellableVariant {
  readonly id: string;
  readonly product_id: string;
  readonly product_type: number;
  readonly title: string;
  readonly sku: string;
  readonly attributes: unknown;
  readonly image_id: string | null;
  readonly price_minor: bigint;
  readonly sale_price_minor: bigint | null;
  readonly on_sale: boolean;
}

/** Variants by id, also those of hidden products. */
export async function findSellable(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, SellableVariant>> {
  const { rows } = await sql<SellableVariant>`
    select v.id, v.product_id, p.product_type, p.title, v.sku, v.attributes, v.price_minor, v.sale_price_minor, v.on_sale,
      coalesce(v.main_image_id, (select i.asset_id from product_image i where i.website_id = p.website_id
        and i.product_id = p.id order by i.position limit 1)) as image_id
    from variant v join product p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = ${siteId} and v.id = any(${[...ids]}::uuid[])
      and v.deleted_at is null and p.deleted_at is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
