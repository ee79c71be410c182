import { decodeJson } from '@veranda/domain/decoders';
import type { CollectionSettings } from '@veranda/domain/pages/collection-settings';
import { type StoredPage, storedPage } from '@veranda/domain/pages/stored-page';
import { pageTrashDays } from '@veranda/domain/pages/trash';
import { type StoredItem, storedItem } from '@veranda/domain/publishing/stored-item';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A page or collection; `doc` has its sections, and what is kept with them. */
export type PageRecord = Omit<RecordOf<'collection'>, 'doc' | 'purgedAt'> & { readonly doc: StoredPage };

/** An item of a collection. */
export type ItemRecord = Omit<RecordOf<'item'>, 'doc'> & { readonly doc: StoredItem };

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
  const rows = await pageQuery(tx)
    .where((eb) =>
      eb.or([
        eb('deletedAt', 'is', null),
        eb('deletedAt', '>', sql<Date>`now() - make_interval(days => ${pageTrashDays})`),
      ]),
    )
    .orderBy('title')
    .execute();
  return rows.map(toPage);
}

export async function findPage(tx: SiteTransaction, id: string): Promise<PageRecord | undefined> {
  const row = await pageQuery(tx).where('id', '=', id).executeTakeFirst();
  return row && toPage(row);
}

/** Pages and collections by id, also those in the trash. */
export async function findPagesById(tx: SiteTransaction, ids: readonly string[]): Promise<PageRecord[]> {
  if (ids.length === 0) return [];
  const rows = await pageQuery(tx)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(toPage);
}

function toPage<T extends { readonly doc: string }>(row: T) {
  return { ...row, doc: decodeJson(storedPage, row.doc) };
}

function pageQuery(tx: SiteTransaction) {
  return tx
    .selectFrom('collection')
    .select(columns)
    .select(sql<string>`doc::text`.as('doc'))
    .where('siteId', '=', tx.siteId)
    .where('purgedAt', 'is', null);
}

/** Items of all collections, in the order of their collections. */
export async function findItems(tx: SiteTransaction): Promise<ItemRecord[]> {
  const rows = await itemQuery(tx)
    .where('deletedAt', 'is', null)
    .orderBy('collectionId')
    .orderBy('position')
    .execute();
  return rows.map(toItem);
}

/** Items by id; deleted ones are left out. */
export async function findItemsById(tx: SiteTransaction, ids: readonly string[]): Promise<ItemRecord[]> {
  if (ids.length === 0) return [];
  const rows = await itemQuery(tx)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(toItem);
}

/** An item of a collection; undefined where it is deleted or there is none. */
export async function findItem(tx: SiteTransaction, id: string): Promise<ItemRecord | undefined> {
  const row = await itemQuery(tx).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
  return row && toItem(row);
}

/** What links may lead to: pages and items that are not in the trash, without what is on them. */
export async function findLinkTargets(tx: SiteTransaction) {
  const pages = await tx
    .selectFrom('collection')
    .select([
      'id',
      'title',
      'urlSlug',
      'status',
      'isHome',
      sql<CollectionSettings | null>`doc -> 'list'`.as('list'),
    ])
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const items = await tx
    .selectFrom('item')
    .select(['id', 'collectionId', 'title', 'urlSlug', 'status', 'publishAt'])
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { pages, items };
}

/** True for a page or collection of the site, also one in the trash. */
export async function pageExists(tx: SiteTransaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('collection')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('purgedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for an item of the site that is not deleted. */
export async function itemExists(tx: SiteTransaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('item')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

function toItem<T extends { readonly doc: string }>(row: T) {
  return { ...row, doc: decodeJson(storedItem, row.doc) };
}

function itemQuery(tx: SiteTransaction) {
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
    .where('siteId', '=', tx.siteId);
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
        and c.deleted_at is null and (w.is_demo or c.version > 1 or c.created_at > w.created_at
          or exists (select from document d where d.site_id = c.site_id and d.id = c.id and d.seq > 0))) as edited_pages,
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
