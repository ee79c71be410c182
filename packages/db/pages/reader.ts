import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A page with its document as JSON text. */
export type PageRecord = Omit<RecordOf<'collection'>, 'doc'> & { readonly doc: string };

const columns = [
  'siteId',
  'id',
  'type',
  'title',
  'navigationTitle',
  'urlSlug',
  'description',
  'enabled',
  'status',
  'isHome',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const;

/** All pages and collections of the site, the trash of the last 30 days included, by title. */
export async function findPages(tx: SiteTransaction): Promise<PageRecord[]> {
  return pageQuery(tx)
    .where((eb) =>
      eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>', sql<Date>`now() - interval '30 days'`)]),
    )
    .orderBy('title')
    .execute();
}

export async function findPage(tx: SiteTransaction, id: string): Promise<PageRecord | undefined> {
  return pageQuery(tx).where('id', '=', id).executeTakeFirst();
}

function pageQuery(tx: SiteTransaction) {
  return tx
    .selectFrom('collection')
    .select(columns)
    .select(sql<string>`doc::text`.as('doc'))
    .where('siteId', '=', tx.siteId);
}

/** Items of all collections with their documents as JSON text, in the order of their collections. */
export async function findItems(
  tx: SiteTransaction,
): Promise<(Omit<RecordOf<'item'>, 'doc'> & { doc: string })[]> {
  return tx
    .selectFrom('item')
    .select([
      'siteId',
      'id',
      'collectionId',
      'recordType',
      'title',
      'urlSlug',
      'status',
      'position',
      'publishAt',
      'version',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ])
    .select(sql<string>`doc::text`.as('doc'))
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .orderBy('collectionId')
    .orderBy('position')
    .execute();
}

/** Numbers of a site. */
interface SiteCounts {
  readonly pages: number;
  /** Pages that somebody of the site has made or changed. */
  readonly editedPages: number;
  readonly products: number;
  /** Products of the template that nobody has changed. */
  readonly samples: number;
  readonly soldOut: number;
  readonly orders: number;
  readonly unseen: number;
}

/** Counts of the studio's home screen. */
export async function countSite(tx: SiteTransaction): Promise<SiteCounts> {
  const { rows } = await sql<SiteCounts>`
    select
      (select count(*)::int from collection where site_id = ${tx.siteId} and deleted_at is null) as pages,
      (select count(*)::int from collection c join site w on w.id = c.site_id where c.site_id = ${tx.siteId}
        and c.deleted_at is null and (w.is_demo or c.version > 1 or c.created_at > w.created_at)) as edited_pages,
      (select count(*)::int from product where site_id = ${tx.siteId} and deleted_at is null) as products,
      (select count(*)::int from product where site_id = ${tx.siteId} and deleted_at is null and is_sample) as samples,
      (select count(*)::int from listing_row where site_id = ${tx.siteId} and sold_out) as sold_out,
      (select count(*)::int from orders where site_id = ${tx.siteId} and number is not null) as orders,
      (select count(*)::int from orders where site_id = ${tx.siteId} and number is not null and seen_at is null) as unseen
  `.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('a site was counted and gave no row');
  return counts;
}
