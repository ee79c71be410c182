import { productTypes } from '@veranda/domain/catalog/codes';
import { type RawBuilder, sql } from 'kysely';
import { likeText } from '../catalog/listing-reader.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Orders of the inventory panel (administration §2). */
type InventorySort = 'name' | 'stock' | 'price';

/** What of the inventory is asked for. */
interface InventoryQuery {
  /** Part of a product's title or of an SKU. */
  readonly search: string;
  /** Only what is counted and has so many pieces or fewer; null for all. */
  readonly lowAt: number | null;
  readonly sort: InventorySort;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A variant with its stock as the panel shows it. */
export interface InventoryRecord {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly state: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionOrdering: readonly string[];
  readonly sku: string;
  readonly priceMinor: bigint;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
  /** People who wait for it. */
  readonly waiting: number;
  readonly imageKey: string | null;
}

// Digital products and gift cards are not counted.
const counted = productTypes.filter((type) => type.countsStock).map((type) => type.code);

const price = sql`case when v.on_sale then coalesce(v.sale_price_minor, v.price_minor) else v.price_minor end`;
const free = sql`greatest(0, s.on_hand - s.reserved)`;

const sortColumns: Readonly<Record<InventorySort, RawBuilder<unknown>>> = {
  name: sql`lower(p.title)`,
  stock: sql`case when s.unlimited then 2147483647 else ${free} end`,
  price,
};

/** One page of variants, and how many match in all. Unlimited stock sorts above any number. */
export async function readInventory(
  tx: SiteTransaction,
  query: InventoryQuery,
): Promise<{ rows: InventoryRecord[]; total: number }> {
  const direction = query.descending ? sql`desc` : sql`asc`;
  // Pictures and people who wait are looked up for the rows of the page alone.
  const { rows } = await sql<InventoryRecord & { total: number }>`
    with page as (
      select v.id as variant_id, v.product_id, p.title, p.state, p.option_ordering, v.attributes, v.sku,
        ${price} as price_minor, s.unlimited, s.on_hand, s.reserved, v.main_image_id,
        row_number() over (order by ${sortColumns[query.sort]} ${direction}, lower(p.title), p.id, v.position, v.id) as place,
        (count(*) over ())::int as total
      from variant v
      join product p on p.site_id = v.site_id and p.id = v.product_id
      join stock s on s.site_id = v.site_id and s.variant_id = v.id
      where ${filter(tx.siteId, query)}
      order by place offset ${query.offset} limit ${query.limit})
    select page.*, a.storage_key as image_key,
      (select count(*)::int from restock_signup w where w.site_id = ${tx.siteId}
        and w.variant_id = page.variant_id and w.status = 'waiting') as waiting
    from page
    left join listing_row l on l.site_id = ${tx.siteId} and l.product_id = page.product_id
    left join asset a on a.site_id = ${tx.siteId} and a.id = coalesce(page.main_image_id, l.image_id)
    order by page.place`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

function filter(siteId: string, { search, lowAt }: InventoryQuery): RawBuilder<unknown> {
  const conditions = [
    sql`v.site_id = ${siteId} and v.deleted_at is null and p.deleted_at is null`,
    sql`p.product_type = any(${counted}::int[])`,
  ];
  if (search !== '') {
    const pattern = `%${likeText(search)}%`;
    conditions.push(sql`(p.title ilike ${pattern} or v.sku ilike ${pattern})`);
  }
  if (lowAt !== null) conditions.push(sql`not s.unlimited and ${free} <= ${lowAt}`);
  return sql.join(conditions, sql` and `);
}

/** Changes of a variant's stock, the latest first. */
export async function readMovements(
  tx: SiteTransaction,
  { variantId, limit }: { readonly variantId: string; readonly limit: number },
): Promise<
  {
    readonly id: string;
    readonly delta: number;
    readonly kind: string;
    readonly actor: string;
    readonly createdAt: Date;
  }[]
> {
  return tx
    .selectFrom('stock_movement')
    .select(['id', 'delta', 'kind', 'actor', 'createdAt'])
    .where('siteId', '=', tx.siteId)
    .where('variantId', '=', variantId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
