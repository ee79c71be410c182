import { type RawBuilder, sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import { likeText } from './listing-reader.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Sort keys of the studio's product table (administration §7, inventory panel). */
export type ProductSort = 'position' | 'name' | 'stock' | 'price' | 'updated';

export interface ProductTableQuery {
  readonly collectionId: string | null;
  /** Part of a title or of an SKU. */
  readonly search: string;
  readonly state: string | null;
  readonly sort: ProductSort;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

export type CatalogProduct = RecordOf<'listing_row'> & {
  readonly state: string;
  readonly version: bigint;
  readonly updatedAt: Date;
  readonly stockTotal: number;
  readonly anyUnlimited: boolean;
  readonly firstSku: string;
  readonly imageKey: string | null;
};

/**
 * One page of the studio's table, and how many products match in all. Unlimited stock sorts above any number.
 */
export async function readProductTable(
  tx: SiteTransaction,
  query: ProductTableQuery,
): Promise<{ rows: CatalogProduct[]; total: number }> {
  const filter = tableFilter(tx.siteId, query);
  const direction = query.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<CatalogProduct & { total: number }>`
    select l.*, p.state, p.version, p.updated_at, s.stock_total, s.any_unlimited, s.first_sku,
      a.storage_key as image_key, (count(*) over ())::int as total
    from listing_row l
    join product p on p.site_id = l.site_id and p.id = l.product_id
    join lateral (
      select coalesce(sum(greatest(0, st.on_hand - st.reserved)), 0)::int as stock_total,
        coalesce(bool_or(st.unlimited), false) as any_unlimited,
        coalesce(min(v.sku) filter (where v.position = 0), '') as first_sku
      from variant v join stock st on st.site_id = v.site_id and st.variant_id = v.id
      where v.site_id = l.site_id and v.product_id = l.product_id and v.deleted_at is null
    ) s on true
    left join asset a on a.site_id = l.site_id and a.id = l.image_id
    where ${filter}
    order by ${sortColumns[query.sort]} ${direction}, l.position, l.product_id
    offset ${query.offset} limit ${query.limit}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

const sortColumns: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  position: sql`l.position`,
  name: sql`lower(l.title)`,
  stock: sql`case when s.any_unlimited then 2147483647 else s.stock_total end`,
  price: sql`l.from_price_minor`,
  updated: sql`p.updated_at`,
};

function tableFilter(siteId: string, query: ProductTableQuery): RawBuilder<unknown> {
  const conditions = [sql`l.site_id = ${siteId}`, sql`p.deleted_at is null`];
  if (query.collectionId !== null) conditions.push(sql`l.collection_id = ${query.collectionId}`);
  if (query.state !== null) conditions.push(sql`p.state = ${query.state}`);
  if (query.search !== '') {
    const pattern = `%${likeText(query.search)}%`;
    conditions.push(sql`(l.title ilike ${pattern} or exists (
      select 1 from variant v where v.site_id = l.site_id and v.product_id = l.product_id
        and v.deleted_at is null and v.sku ilike ${pattern}))`);
  }
  return sql.join(conditions, sql` and `);
}
