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

/** Counts of the studio's home screen. */
export async function countSite(
  tx: Transaction<Schema>,
  siteId: string,
): Promise<{ pages: number; products: number; sold_out: number; orders: number; unseen: number }> {
  const row = await sql<{
    pages: number;
    products: number;
    sold_out: number;
    orders: number;
    unseen: number;
  }>`
    select
      (select count(*)::int from collection where website_id = ${siteId} and deleted_at is null) as pages,
      (select count(*)::int from product where website_id = ${siteId} and deleted_at is null) as products,
      (select count(*)::int from listing_row where website_id = ${siteId} and sold_out) as sold_out,
      (select count(*)::int from orders where website_id = ${siteId} and number is not null) as orders,
      (select count(*)::int from orders where website_id = ${siteId} and number is not null and seen_at is null) as unseen
  `.execute(tx);
  return row.rows[0] ?? { pages: 0, products: 0, sold_out: 0, orders: 0, unseen: 0 };
}
