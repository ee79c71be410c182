import type { ReviewOrigin } from '@veranda/domain/reviews/review';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Reviews of a product as visitors see them: how many, their stars together, and a page of them, the newest
 * first.
 */
export interface ShownReviews {
  readonly count: number;
  readonly sum: number;
  readonly newest: readonly RecordOf<'review'>[];
}

/** Reads a page of the published reviews of a product. */
export async function readShownReviews(
  tx: SiteTransaction,
  wanted: {
    readonly productId: string;
    readonly origins: readonly ReviewOrigin[];
    readonly offset: number;
    readonly limit: number;
  },
): Promise<ShownReviews> {
  const shown = tx
    .selectFrom('review')
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', wanted.productId)
    .where('status', '=', 'published')
    .where('origin', 'in', [...wanted.origins]);
  const newest = await shown
    .selectAll()
    .orderBy('writtenAt', 'desc')
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
export type ReviewRecord = RecordOf<'review'> & {
  readonly productTitle: string;
  readonly productPath: string;
};

/** One page of the reviews of a site, the newest first, and how many there are in each state. */
export async function readReviews(
  tx: SiteTransaction,
  page: { readonly status: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: ReviewRecord[]; counts: Readonly<Record<string, number>> }> {
  const { rows } = await sql<ReviewRecord>`
    select r.*, p.title as product_title, '/' || c.url_slug || '/p/' || p.url_slug as product_path
    from review r
    join product p on p.site_id = r.site_id and p.id = r.product_id
    join collection c on c.site_id = p.site_id and c.id = p.collection_id
    where r.site_id = ${tx.siteId} and (${page.status} = '' or r.status = ${page.status})
    order by r.written_at desc, r.id desc offset ${page.offset} limit ${page.limit}`.execute(tx);
  const counts = await tx
    .selectFrom('review')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('siteId', '=', tx.siteId)
    .groupBy('status')
    .execute();
  return { rows, counts: Object.fromEntries(counts.map((row) => [row.status, row.count])) };
}

/** A product that an order holds, with what its buyer has said of it. */
interface ReviewableLine {
  readonly productId: string;
  readonly title: string;
  readonly path: string;
  readonly imageKey: string | null;
  readonly reviewId: string | null;
}

/**
 * Products of an order that can be reviewed: each product once, those that were taken out of the shop left
 * out.
 */
export async function findReviewable(tx: SiteTransaction, orderId: string): Promise<ReviewableLine[]> {
  const { rows } = await sql<ReviewableLine>`
    select distinct on (l.product_id) l.product_id, p.title, '/' || c.url_slug || '/p/' || p.url_slug as path,
      a.storage_key as image_key, r.id as review_id
    from order_line l
    join orders o on o.site_id = l.site_id and o.id = l.order_id
    join product p on p.site_id = l.site_id and p.id = l.product_id and p.deleted_at is null
    join collection c on c.site_id = p.site_id and c.id = p.collection_id
    left join asset a on a.site_id = l.site_id and a.id = l.image_id
    left join review r on r.site_id = l.site_id and r.order_id = l.order_id and r.product_id = l.product_id
    where l.site_id = ${tx.siteId} and l.order_id = ${orderId}
      and o.status in ('pending', 'fulfilled') and o.payment_status <> 'refunded'
    order by l.product_id, l.position`.execute(tx);
  return rows;
}

/** Products of the site by the keys that a file names them by: id, address word or SKU. */
export async function findReviewedProducts(
  tx: SiteTransaction,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; id: string }>`
    select k.key, min(p.id::text) as id
    from unnest(${keys}::text[]) as k (key)
    join product p on p.site_id = ${tx.siteId} and p.deleted_at is null
      and (p.id::text = k.key or p.url_slug = k.key or exists (
        select from variant v where v.site_id = p.site_id and v.product_id = p.id
          and v.deleted_at is null and v.sku = k.key))
    group by k.key having count(distinct p.id) = 1`.execute(tx);
  return new Map(rows.map((row) => [row.key, row.id]));
}
