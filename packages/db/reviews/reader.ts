import type { ReviewOrigin } from '@veranda/domain/reviews/review';
import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What visitors see of a product's reviews: how many, their stars together, and a page of them, the newest first. */
export interface ShownReviews {
  readonly count: number;
  readonly sum: number;
  readonly newest: readonly Row<'review'>[];
}

/** Reads a page of the published reviews of a product. */
export async function readShownReviews(
  tx: Tx,
  siteId: string,
  wanted: {
    readonly productId: string;
    readonly origins: readonly ReviewOrigin[];
    readonly offset: number;
    readonly limit: number;
  },
): Promise<ShownReviews> {
  const shown = tx
    .selectFrom('review')
    .where('website_id', '=', siteId)
    .where('product_id', '=', wanted.productId)
    .where('status', '=', 'published')
    .where('origin', 'in', [...wanted.origins]);
  const newest = await shown
    .selectAll()
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute();
  const sums = await shown
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(rating), 0)::int`.as('sum')])
    .executeTakeFirstOrThrow();
  return { ...sums, newest };
}

/** A review with its product, for the owner. */
export type ReviewRow = Row<'review'> & { readonly product_title: string; readonly product_path: string };

/** One page of the reviews of a site, the newest first, and how many there are in each state. */
export async function readReviews(
  tx: Tx,
  siteId: string,
  page: { readonly status: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: ReviewRow[]; counts: Readonly<Record<string, number>> }> {
  const { rows } = await sql<ReviewRow>`
    select r.*, p.title as product_title, '/' || c.url_slug || '/p/' || p.url_slug as product_path
    from review r
    join product p on p.website_id = r.website_id and p.id = r.product_id
    join collection c on c.website_id = p.website_id and c.id = p.collection_id
    where r.website_id = ${siteId} and (${page.status} = '' or r.status = ${page.status})
    order by r.written_at desc, r.id desc offset ${page.offset} limit ${page.limit}`.execute(tx);
  const counts = await tx
    .selectFrom('review')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('website_id', '=', siteId)
    .groupBy('status')
    .execute();
  return { rows, counts: Object.fromEntries(counts.map((row) => [row.status, row.count])) };
}

/** A product that an order holds, with what its buyer has said of it. */
export interface ReviewableLine {
  readonly product_id: string;
  readonly title: string;
  readonly path: string;
  readonly image_key: string | null;
  readonly review_id: string | null;
}

/** What of an order can be reviewed: each product once, those that were taken out of the shop left out. */
export async function findReviewable(tx: Tx, siteId: string, orderId: string): Promise<ReviewableLine[]> {
  const { rows } = await sql<ReviewableLine>`
    select distinct on (l.product_id) l.product_id, p.title, '/' || c.url_slug || '/p/' || p.url_slug as path,
      a.storage_key as image_key, r.id as review_id
    from order_line l
    join orders o on o.website_id = l.website_id and o.id = l.order_id
    join product p on p.website_id = l.website_id and p.id = l.product_id and p.deleted_at is null
    join collection c on c.website_id = p.website_id and c.id = p.collection_id
    left join asset a on a.website_id = l.website_id and a.id = l.image_id
    left join review r on r.website_id = l.website_id and r.order_id = l.order_id and r.product_id = l.product_id
    where l.website_id = ${siteId} and l.order_id = ${orderId}
      and o.status in ('pending', 'fulfilled') and o.payment_status <> 'refunded'
    order by l.product_id, l.position`.execute(tx);
  return rows;
}

/** Products of the site by the keys that a file names them by: id, address word or SKU. */
export async function findReviewedProducts(
  tx: Tx,
  siteId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; id: string }>`
    select k.key, min(p.id::text) as id
    from unnest(${keys}::text[]) as k (key)
    join product p on p.website_id = ${siteId} and p.deleted_at is null
      and (p.id::text = k.key or p.url_slug = k.key or exists (
        select from variant v where v.website_id = p.website_id and v.product_id = p.id
          and v.deleted_at is null and v.sku = k.key))
    group by k.key having count(distinct p.id) = 1`.execute(tx);
  return new Map(rows.map((row) => [row.key, row.id]));
}
