import type { ItemFormat } from '@veranda/domain/pages/record-types';
import { type RawBuilder, sql } from 'kysely';
import { namedItem } from '@veranda/domain/publishing/items/items-in-memory';
import type { TagNames, TagType } from '@veranda/domain/tags/tag-names';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { readTagNames } from '../tags/reader.ts';

/** An item as lists show it: without its content. */
export interface ItemCard {
  readonly id: string;
  readonly collectionId: string;
  readonly recordType: number;
  readonly title: string;
  readonly urlSlug: string;
  readonly status: string;
  readonly publishAt: Date;
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly isAllDay: boolean;
  readonly author: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly isFeatured: boolean;
  /** Null for that of the collection. */
  readonly format: ItemFormat | null;
  readonly deletedAt: Date | null;
}

const card = sql`
  i.id, i.collection_id, i.record_type, i.title, i.url_slug, i.status, i.publish_at, i.deleted_at,
  (i.doc ->> 'startDate')::double precision as start_date, (i.doc ->> 'endDate')::double precision as end_date,
  coalesce((i.doc ->> 'isAllDay')::boolean, false) as is_all_day, coalesce(i.doc ->> 'author', '') as author, i.doc ->> 'format' as format,
  array(select jsonb_array_elements_text(i.doc -> 'tags')) as tags,
  array(select jsonb_array_elements_text(i.doc -> 'categories')) as categories,
  coalesce((i.doc ->> 'isFeatured')::boolean, false) as is_featured`;

/** Which items of a collection are listed, and in which order. */
interface ItemListing {
  readonly collectionId: string;
  readonly search: string;
  /** A state, `trash`, or '' for all that are not in the trash; '' also stands for no other filter. */
  readonly status: string;
  readonly tag: string;
  readonly category: string;
  readonly author: string;
  /** `2026-11`, on the clock of `timeZone`; events count by their beginning. */
  readonly month: string;
  readonly timeZone: string;
  readonly sort: ItemSort;
  readonly offset: number;
  readonly limit: number;
}

export type ItemSort = 'position' | 'date-desc' | 'date-asc' | 'title-asc' | 'title-desc' | 'edited-desc';

const date = sql`coalesce((i.doc ->> 'startDate')::double precision, extract(epoch from i.publish_at) * 1000)`;

const orders: Readonly<Record<ItemSort, RawBuilder<unknown>>> = {
  position: sql`i.position collate "C", i.id`,
  'date-desc': sql`${date} desc, i.id`,
  'date-asc': sql`${date}, i.id`,
  'title-asc': sql`lower(i.title), i.id`,
  'title-desc': sql`lower(i.title) desc, i.id`,
  'edited-desc': sql`i.updated_at desc, i.id`,
};

/** Items of a listing, and how many match. */
export async function findItemPage(
  tx: SiteTransaction,
  listing: ItemListing,
): Promise<{ readonly items: ItemCard[]; readonly total: number }> {
  const names = await readTagNames(tx);
  const where = matching(tx, listing, names);
  const { rows } = await sql<ItemCard & { readonly total: number }>`
    select ${card}, count(*) over ()::int as total from item i
    where ${where} order by ${orders[listing.sort]}
    offset ${listing.offset} limit ${listing.limit}`.execute(tx);
  const [first] = rows;
  if (first || listing.offset === 0) return { items: named(rows, names), total: first?.total ?? 0 };
  const { rows: counted } = await sql<{ readonly total: number }>`
    select count(*)::int as total from item i where ${where}`.execute(tx);
  return { items: [], total: counted[0]?.total ?? 0 };
}

function named<Card extends ItemCard>(cards: readonly Card[], names: TagNames): Card[] {
  return cards.map((each) => namedItem(each, names));
}

function matching(tx: SiteTransaction, listing: ItemListing, names: TagNames): RawBuilder<unknown> {
  const { status, search, tag, category, author, month } = listing;
  const has = (list: string, type: TagType, name: string) =>
    sql`i.doc -> ${list}::text ?| ${[...names.keysOf(type, name)]}::text[]`;
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql.join(
    [
      sql`i.site_id = ${tx.siteId} and i.collection_id = ${listing.collectionId}`,
      status === 'trash'
        ? sql`i.deleted_at > now() - interval '30 days'`
        : sql`i.deleted_at is null and (${status} = '' or i.status = ${status}
            or ${status} = 'needs_review' and ${isProposed})`,
      ...(search === '' ? [] : [sql`(i.title ilike ${words} or i.doc ->> 'excerpt' ilike ${words})`]),
      ...(tag === '' ? [] : [has('tags', 'tag', tag)]),
      ...(category === '' ? [] : [has('categories', 'category', category)]),
      ...(author === '' ? [] : [sql`i.doc ->> 'author' = ${author}`]),
      ...(month === '' ? [] : [sql`${monthOf(listing.timeZone)} = ${month}`]),
    ],
    sql` and `,
  );
}

// Somebody who writes drafts alone asks for a review of it.
const isProposed = sql`exists (select from proposal p
  where p.site_id = i.site_id and p.kind = 'item' and p.document_id = i.id and p.state = 'review')`;

function monthOf(timeZone: string): RawBuilder<unknown> {
  return sql`to_char(to_timestamp(${date} / 1000) at time zone ${timeZone}, 'YYYY-MM')`;
}

/** A value that items of a collection have, and how many have it. */
interface ItemFacet {
  readonly facet: 'tag' | 'category' | 'author' | 'month';
  readonly value: string;
  readonly count: number;
}

/** Tags, categories, authors and months of a collection's items, by their names. */
export async function findItemFacets(
  tx: SiteTransaction,
  collectionId: string,
  timeZone: string,
): Promise<ItemFacet[]> {
  const items = sql`item i where i.site_id = ${tx.siteId} and i.collection_id = ${collectionId}
    and i.deleted_at is null`;
  const { rows } = await sql<ItemFacet>`
    with mine as materialized (select i.id, i.doc, ${monthOf(timeZone)} as month from ${items}),
    changed as materialized (select tag_type, key, name from changed_tags())
    select facet, value, count(distinct id)::int as count from (
      select t.facet, t.id, case when c.key is null then t.value else coalesce(c.name, '') end as value from (
        select 'tag' as facet, id, jsonb_array_elements_text(doc -> 'tags') as value from mine
        union all select 'category', id, jsonb_array_elements_text(doc -> 'categories') from mine
      ) t left join changed c on c.tag_type = t.facet and c.key = t.value
      union all select 'author', id, doc ->> 'author' from mine
      union all select 'month', id, month from mine
    ) named where value <> '' group by facet, value order by facet, value`.execute(tx);
  return rows;
}

/** Number of items of a collection that are not in the trash. */
export async function countItems(tx: SiteTransaction, collectionId: string): Promise<number> {
  const { rows } = await sql<{ readonly all: number }>`
    select count(*)::int as all from item
    where site_id = ${tx.siteId} and collection_id = ${collectionId} and deleted_at is null`.execute(tx);
  return rows[0]?.all ?? 0;
}

/** Items by id, also those in the trash. */
export async function findItemCards(tx: SiteTransaction, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ItemCard>`
    select ${card} from item i where i.site_id = ${tx.siteId} and i.id = any(${[...ids]}::uuid[])`.execute(
    tx,
  );
  return named(rows, await readTagNames(tx));
}

/** Items that wait as drafts, by title; at most 500. */
export async function findWaitingItems(
  tx: SiteTransaction,
): Promise<{ readonly id: string; readonly title: string; readonly status: string }[]> {
  return tx
    .selectFrom('item')
    .select(['id', 'title', 'status'])
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .where('status', 'in', ['draft', 'needs_review', 'scheduled'])
    .orderBy('title')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Addresses of the other items of a collection that begin with a word. */
export async function findItemSlugs(
  tx: SiteTransaction,
  {
    collectionId,
    slug,
    except,
  }: { readonly collectionId: string; readonly slug: string; readonly except?: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly urlSlug: string }>`
    select url_slug from item where site_id = ${tx.siteId} and collection_id = ${collectionId} and deleted_at is null
      and starts_with(url_slug, ${slug}) and id is distinct from ${except ?? null}::uuid`.execute(tx);
  return new Set(rows.map(({ urlSlug }) => urlSlug));
}

/** Those of some addresses that other items of a collection have. */
export async function findTakenSlugs(
  tx: SiteTransaction,
  {
    collectionId,
    slugs,
    except,
  }: { readonly collectionId: string; readonly slugs: readonly string[]; readonly except: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly urlSlug: string }>`
    select url_slug from item where site_id = ${tx.siteId} and collection_id = ${collectionId} and deleted_at is null
      and url_slug = any(${slugs}::text[]) and id <> ${except}::uuid`.execute(tx);
  return new Set(rows.map(({ urlSlug }) => urlSlug));
}

/** The least and the greatest key of a collection's items; null where it has none. */
export async function findPositions(
  tx: SiteTransaction,
  collectionId: string,
): Promise<{ readonly first: string | null; readonly last: string | null }> {
  const { rows } = await sql<{ readonly first: string | null; readonly last: string | null }>`
    select min(position collate "C") as first, max(position collate "C") as last from item
    where site_id = ${tx.siteId} and collection_id = ${collectionId} and deleted_at is null`.execute(tx);
  return rows[0] ?? { first: null, last: null };
}

/** Keys by which a collection's items are in the owner's order, in that order. */
export async function findPlaces(
  tx: SiteTransaction,
  collectionId: string,
): Promise<{ readonly id: string; readonly position: string }[]> {
  const { rows } = await sql<{ readonly id: string; readonly position: string }>`
    select id, position from item
    where site_id = ${tx.siteId} and collection_id = ${collectionId} and deleted_at is null
    order by position collate "C", id`.execute(tx);
  return rows;
}

/** Gives items other keys of the owner's order, by their ids. */
export async function setPlaces(tx: SiteTransaction, places: ReadonlyMap<string, string>): Promise<void> {
  if (places.size === 0) return;
  await sql`
    update item i set position = p.position, version = i.version + 1, updated_at = now()
    from unnest(${[...places.keys()]}::uuid[], ${[...places.values()]}::text[]) as p (id, position)
    where i.site_id = ${tx.siteId} and i.id = p.id`.execute(tx);
}

/** Moves an item to the trash, or takes it out of it under an address. */
export async function setItemTrash(
  tx: SiteTransaction,
  id: string,
  { deletedAt, urlSlug }: { readonly deletedAt: Date | null; readonly urlSlug: string },
): Promise<void> {
  await tx
    .updateTable('item')
    .set({ deletedAt, urlSlug, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}
