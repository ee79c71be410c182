import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';
import { likeText } from './listing-reader.ts';

type Tx = Transaction<Schema>;

/** What the studio's table of products can be sorted by (administration §7, inventory panel). */
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

export type ProductTableRow = Row<'listing_row'> & {
  readonly state: string;
  readonly version: bigint;
  readonly updated_at: Date;
  readonly stock_total: number;
  readonly any_unlimited: boolean;
  readonly first_sku: string;
  readonly image_key: string | null;
};

/** One page of the studio's table, and how many products match in all. Unlimited stock sorts above any number. */
export async function readProductTable(
  tx: Tx,
  siteId: string,
  query: ProductTableQuery,
): Promise<{ rows: ProductTableRow[]; total: number }> {
  const filter = tableFilter(siteId, query);
  const direction = query.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ProductTableRow & { total: number }>`
    select l.*, p.state, p.version, p.updated_at, s.stock_total, s.any_unlimited, s.first_sku,
      a.storage_key as image_key, (count(*) over ())::int as total
    from listing_row l
    join product p on p.website_id = l.website_id and p.id = l.product_id
    join lateral (
      select coalesce(sum(greatest(0, st.on_hand - st.reserved)), 0)::int as stock_total,
        coalesce(bool_or(st.unlimited), false) as any_unlimited,
        coalesce(min(v.sku) filter (where v.position = 0), '') as first_sku
      from variant v join stock st on st.website_id = v.website_id and st.variant_id = v.id
      where v.website_id = l.website_id and v.product_id = l.product_id and v.deleted_at is null
    ) s on true
    left join asset a on a.website_id = l.website_id and a.id = l.image_id
    where ${filter}
    order by ${sortColumns[query.sort]} ${direction}, l.position, l.product_id
    offset ${query.offset} limit ${query.limit}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** How many products a site has, by state. */
export async function countProductsByState(
  tx: Tx,
  siteId: string,
): Promise<{ state: string; count: number }[]> {
  return tx
    .selectFrom('product')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .groupBy('state')
    .execute();
}

const sortColumns: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  position: sql`l.position`,
  name: sql`lower(l.title)`,
  stock: sql`case when s.any_unlimited then 2147483647 else s.stock_total end`,
  price: sql`l.from_price_minor`,
  updated: sql`p.updated_at`,
};

function tableFilter(siteId: string, query: ProductTableQuery): RawBuilder<unknown> {
  const conditions = [sql`l.website_id = ${siteId}`, sql`p.deleted_at is null`];
  if (query.collectionId !== null) conditions.push(sql`l.collection_id = ${query.collectionId}`);
  if (query.state !== null) conditions.push(sql`p.state = ${query.state}`);
  if (query.search !== '') {
    const pattern = `%${likeText(query.search)}%`;
    conditions.push(sql`(l.title ilike ${pattern} or exists (
      select 1 from variant v where v.website_id = l.website_id and v.product_id = l.product_id
        and v.deleted_at is null and v.sku ilike ${pattern}))`);
  }
  return sql.join(conditions, sql` and `);
}
