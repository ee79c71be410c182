import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

/** A page with its document as JSON text. */
export type PageRow = Omit<Row<'collection'>, 'doc'> & { readonly doc: string };

const columns = [
  'website_id',
  'id',
  'type',
  'title',
  'navigation_title',
  'url_slug',
  'description',
  'enabled',
  'status',
  'is_home',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** All pages and collections of the site, the trash of the last 30 days included, by title. */
export async function findPages(tx: Transaction<Schema>, siteId: string): Promise<PageRow[]> {
  return pageQuery(tx, siteId)
    .where((eb) =>
      eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', sql<Date>`now() - interval '30 days'`)]),
    )
    .orderBy('title')
    .execute();
}

export async function findPage(
  tx: Transaction<Schema>,
  siteId: string,
  id: string,
): Promise<PageRow | undefined> {
  return pageQuery(tx, siteId).where('id', '=', id).executeTakeFirst();
}

function pageQuery(tx: Transaction<Schema>, siteId: string) {
  return tx
    .selectFrom('collection')
    .select(columns)
    .select(sql<string>`doc::text`.as('doc'))
    .where('website_id', '=', siteId);
}

/** Items of all collections with their documents as JSON text, in the order of their collections. */
export async function findItems(
  tx: Transaction<Schema>,
  siteId: string,
): Promise<(Omit<Row<'item'>, 'doc'> & { doc: string })[]> {
  return tx
    .selectFrom('item')
    .select([
      'website_id',
      'id',
      'collection_id',
      'record_type',
      'title',
      'url_slug',
      'status',
      'position',
      'publish_at',
      'version',
      'created_at',
      'updated_at',
      'deleted_at',
    ])
    .select(sql<string>`doc::text`.as('doc'))
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .orderBy('collection_id')
    .orderBy('position')
    .execute();
}

/** Numbers of a site. */
export interface SiteCounts {
  readonly pages: number;
  /** Pages that somebody of the site has made or changed. */
  readonly edited_pages: number;
  readonly products: number;
  /** Products of the template that nobody has changed. */
  readonly samples: number;
  readonly sold_out: number;
  readonly orders: number;
  readonly unseen: number;
}

/** Counts of the studio's home screen. */
export async function countSite(tx: Transaction<Schema>, siteId: string): Promise<SiteCounts> {
  const { rows } = await sql<SiteCounts>`
    select
      (select count(*)::int from collection where website_id = ${siteId} and deleted_at is null) as pages,
      (select count(*)::int from collection c join website w on w.id = c.website_id where c.website_id = ${siteId}
        and c.deleted_at is null and (w.is_demo or c.version > 1 or c.created_at > w.created_at)) as edited_pages,
      (select count(*)::int from product where website_id = ${siteId} and deleted_at is null) as products,
      (select count(*)::int from product where website_id = ${siteId} and deleted_at is null and is_sample) as samples,
      (select count(*)::int from listing_row where website_id = ${siteId} and sold_out) as sold_out,
      (select count(*)::int from orders where website_id = ${siteId} and number is not null) as orders,
      (select count(*)::int from orders where website_id = ${siteId} and number is not null and seen_at is null) as unseen
  `.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('a site was counted and gave no row');
  return counts;
}
