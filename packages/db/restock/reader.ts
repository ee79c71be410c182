import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type RestockSignUpRecord = RecordOf<'restock_signup'>;

/** People who wait, or waited, for one variant. */
export interface SignUpGroup {
  /** The first of them: groups are paged by it. */
  readonly firstId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionOrdering: readonly string[];
  readonly sku: string;
  readonly path: string;
  readonly imageKey: string | null;
  readonly waiting: number;
  readonly notified: number;
  readonly latest: Date;
  readonly unlimited: boolean;
  readonly quantity: number;
}

/** Groups of sign-ups, those who have waited longest first, after a cursor. */
export async function readSignUpGroups(
  tx: SiteTransaction,
  page: { readonly after: string | null; readonly limit: number },
): Promise<SignUpGroup[]> {
  const { rows } = await sql<SignUpGroup>`
    with grouped as (
      select product_id, variant_id, min(id::text) as first_id,
        count(*) filter (where status = 'waiting')::int as waiting,
        count(*) filter (where status = 'notified')::int as notified, max(created_at) as latest
      from restock_signup where site_id = ${tx.siteId} group by product_id, variant_id)
    select g.*, p.title, p.option_ordering, v.attributes, v.sku, s.unlimited,
      greatest(0, s.on_hand - s.reserved) as quantity, a.storage_key as image_key,
      '/' || c.url_slug || '/p/' || p.url_slug as path
    from grouped g
    join product p on p.site_id = ${tx.siteId} and p.id = g.product_id
    join collection c on c.site_id = ${tx.siteId} and c.id = p.collection_id
    join variant v on v.site_id = ${tx.siteId} and v.id = g.variant_id
    join stock s on s.site_id = ${tx.siteId} and s.variant_id = g.variant_id
    left join listing_row l on l.site_id = ${tx.siteId} and l.product_id = g.product_id
    left join asset a on a.site_id = ${tx.siteId} and a.id = coalesce(v.main_image_id, l.image_id)
    where p.deleted_at is null and v.deleted_at is null
      and (${page.after}::text is null or g.first_id > ${page.after})
    order by g.first_id limit ${page.limit}`.execute(tx);
  return rows;
}

/** Sign-ups for one variant in the order in which they came, after a cursor. */
export async function readSignUps(
  tx: SiteTransaction,
  page: {
    readonly productId: string;
    readonly variantId: string;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<RestockSignUpRecord[]> {
  return tx
    .selectFrom('restock_signup')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', page.productId)
    .where('variantId', '=', page.variantId)
    .$if(page.after !== null, (some) => some.where('id', '>', page.after ?? ''))
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** A sign-up with what it is for. */
export interface SignUpDetail extends RestockSignUpRecord {
  readonly title: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionOrdering: readonly string[];
  readonly path: string;
  readonly state: string;
}

/** One sign-up, or all of the site in their order, with product and variant. */
export async function findSignUps(tx: SiteTransaction, id: string | null): Promise<SignUpDetail[]> {
  const { rows } = await sql<SignUpDetail>`
    select r.*, p.title, p.state, p.option_ordering, v.sku, v.attributes,
      '/' || c.url_slug || '/p/' || p.url_slug as path
    from restock_signup r
    join product p on p.site_id = r.site_id and p.id = r.product_id
    join collection c on c.site_id = p.site_id and c.id = p.collection_id
    join variant v on v.site_id = r.site_id and v.id = r.variant_id
    where r.site_id = ${tx.siteId} and (${id}::uuid is null or r.id = ${id})
    order by r.id`.execute(tx);
  return rows;
}
