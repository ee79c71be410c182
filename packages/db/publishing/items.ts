import { isEntityId } from '@veranda/domain/entity-id';
import type { Asset } from '@veranda/domain/media/asset';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { GroupBy, GroupCount, ItemAsk, ListAsk, Span } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import {
  besideKeys,
  type ItemMoment,
  keysByBeginning,
  orderedKeys,
  sharedOrder,
  within,
} from './item-order.ts';

/** A published item without its content, with the files that it names. */
export interface PublishedItem {
  readonly id: string;
  readonly card: Omit<SnapshotItem, 'document'>;
  readonly assets: Readonly<Record<string, Asset>>;
}

/** Content of a published item with its revision, and the files that it names. */
export interface PublishedContent {
  readonly id: string;
  readonly sha256: string;
  readonly document: PageDocument | null;
  readonly assets: Readonly<Record<string, Asset>>;
}

const columns = sql`p.document_id as id, p.card, p.assets`;
const ofKey = sql`p.site_id = current_site() and p.document_id = k.document_id and p.from_number = k.from_number`;

/** Items by their ids; visitors may name what is none. */
export async function findPublishedItems(
  tx: SiteTransaction,
  { number }: ItemMoment,
  named: readonly string[],
): Promise<PublishedItem[]> {
  const ids = named.filter(isEntityId);
  if (ids.length === 0) return [];
  const { rows } = await sql<PublishedItem>`
    select ${columns} from published_item p
    where p.site_id = ${tx.siteId} and p.document_id = any(${ids}::uuid[]) and ${within('p', number)}`.execute(
    tx,
  );
  return rows;
}

/** The item at an address of a collection. */
export async function findItemAt(
  tx: SiteTransaction,
  { number }: ItemMoment,
  { collectionId, urlSlug }: ItemAsk & { readonly kind: 'at' },
): Promise<PublishedItem | undefined> {
  const { rows } = await sql<PublishedItem>`
    select ${columns} from published_item p
    where p.site_id = ${tx.siteId} and p.collection_id = ${collectionId} and p.url_slug = ${urlSlug}
      and ${within('p', number)}
    limit 1`.execute(tx);
  return rows[0];
}

/** Contents of items. */
export async function findItemContents(
  tx: SiteTransaction,
  number: number,
  ids: readonly string[],
): Promise<PublishedContent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PublishedContent>`
    select r.document_id as id, r.sha256, r.content #> '{part,document}' as document, r.content -> 'assets' as assets
    from manifest_entry e join document_revision r using (site_id, kind, document_id, sha256)
    where e.site_id = ${tx.siteId} and e.kind = 'item' and e.document_id = any(${[...ids]}::uuid[])
      and ${within('e', number)}`.execute(tx);
  return rows;
}

/** A question for a list with the keys of the tag and the category that it names: any of them; absent for any item. */
export type KeyedListAsk = Omit<ListAsk, 'tag' | 'category' | 'anyCase'> & {
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
};

/** A page of a list: its items, and their number where that is wanted. */
export async function findItemList(
  tx: SiteTransaction,
  moment: ItemMoment,
  ask: KeyedListAsk,
): Promise<{ readonly items: PublishedItem[]; readonly total: number }> {
  if (ask.tags?.length === 0 || ask.categories?.length === 0) return { items: [], total: 0 };
  const filter = filterOf(tx, moment, ask);
  const { rows: items } = await sql<PublishedItem>`
    select ${columns} from (${orderedKeys(moment, ask, filter.where)}) k join published_item p on ${ofKey}
    order by k.part, k.at`.execute(tx);
  return { items, total: ask.isCounted ? await totalOf(tx, moment, filter) : 0 };
}

interface Filter {
  readonly where: RawBuilder<unknown>;
  /** The group that holds just these items; null where no single one does. */
  readonly group: { readonly collectionId: string; readonly key: string; readonly name: string } | null;
}

// The first group is the range of the index that is read; each item of it is looked at for the others.
function filterOf(tx: SiteTransaction, moment: ItemMoment, ask: KeyedListAsk): Filter {
  const { collectionId, within: span, isAhead, isOver, tags = [], categories = [] } = ask;
  const one = (key: string, names: readonly string[]) =>
    names.map((name) => ({ key, name })).filter(() => names.length === 1);
  const groups = [
    ...one('tag', tags),
    ...one('category', categories),
    ...(ask.author ? [{ key: 'author', name: ask.author }] : []),
    ...(ask.isFeatured ? [{ key: 'featured', name: '' }] : []),
    ...(ask.hasPicture ? [{ key: 'picture', name: '' }] : []),
  ];
  const [first = { key: '', name: '' }, ...others] = groups;
  const isIn = (key: string, names: readonly string[]) => sql`exists (select from published_item_key o
    where o.site_id = k.site_id and o.document_id = k.document_id and o.from_number = k.from_number
      and o.key = ${key} and o.name = any(${[...names]}::text[]))`;
  const several = [
    ...(tags.length > 1 ? [isIn('tag', tags)] : []),
    ...(categories.length > 1 ? [isIn('category', categories)] : []),
  ];
  const more = [
    ...others.map(({ key, name }) => isIn(key, [name])),
    ...several,
    ...(span ? [sql`k.begins_on >= ${span.from}::bigint and k.begins_on < ${span.until}::bigint`] : []),
    ...(isAhead ? [sql`(k.over_on is null or k.over_on >= ${moment.now}::bigint)`] : []),
    ...(isOver ? [sql`k.over_on < ${moment.now}::bigint`] : []),
  ];
  const range = sql`k.site_id = ${tx.siteId} and k.collection_id = ${collectionId} and k.key = ${first.key}
    and k.name = ${first.name} and ${within('k', moment.number)}`;
  return {
    where: sql.join([range, ...more], sql` and `),
    group: more.length === 0 ? { collectionId, ...first } : null,
  };
}

async function totalOf(
  tx: SiteTransaction,
  { number }: ItemMoment,
  { where, group }: Filter,
): Promise<number> {
  const counted = group
    ? sql<{ items: number }>`select g.items from published_item_group g
        where g.site_id = ${tx.siteId} and g.collection_id = ${group.collectionId} and g.key = ${group.key}
          and g.name = ${group.name} and ${within('g', number)}`
    : sql<{ items: number }>`select count(*)::integer as items from ${keysByBeginning(where)}`;
  const { rows } = await counted.execute(tx);
  return rows[0]?.items ?? 0;
}

/** Groups of a collection with their numbers, in the owner's order of their first items; months are those of UTC. */
export async function findItemGroups(
  tx: SiteTransaction,
  { number }: ItemMoment,
  { collectionId, by }: { readonly collectionId: string; readonly by: GroupBy },
): Promise<GroupCount[]> {
  const { rows } = await sql<GroupCount>`
    select g.name, g.items as count from published_item_group g
    where g.site_id = ${tx.siteId} and g.collection_id = ${collectionId} and g.key = ${by} and ${within('g', number)}
    order by g.first, g.name collate "C"`.execute(tx);
  return rows;
}

const ofCollection = (
  tx: SiteTransaction,
  number: number,
  collectionId: string,
) => sql`k.site_id = ${tx.siteId}
  and k.collection_id = ${collectionId} and k.key = '' and k.name = '' and ${within('k', number)}`;

/** Numbers of a collection's items that begin in spans, in the order of these. */
export async function countItemsWithin(
  tx: SiteTransaction,
  { number }: ItemMoment,
  { collectionId, spans }: { readonly collectionId: string; readonly spans: readonly Span[] },
): Promise<number[]> {
  const inSpan = sql`${ofCollection(tx, number, collectionId)} and k.begins_on >= s.from_at and k.begins_on < s.until_at`;
  const { rows } = await sql<{ items: number }>`
    select (select count(*)::integer from ${keysByBeginning(inSpan)}) as items
    from unnest(${spans.map(({ from }) => from)}::bigint[], ${spans.map(({ until }) => until)}::bigint[])
      with ordinality as s (from_at, until_at, at)
    order by s.at`.execute(tx);
  return rows.map(({ items }) => items);
}

/** The items before and after one in the order of a list. */
export async function findItemsBeside(
  tx: SiteTransaction,
  moment: ItemMoment,
  { collectionId, order, id }: ItemAsk & { readonly kind: 'beside' },
): Promise<{ readonly before: PublishedItem | null; readonly after: PublishedItem | null }> {
  const all = ofCollection(tx, moment.number, collectionId);
  const {
    rows: [own],
  } = await sql<{ publishOn: bigint; beginsOn: bigint; position: string }>`
    select k.publish_on, k.begins_on, k.position from published_item_key k
    where ${all} and k.document_id = ${id}`.execute(tx);
  if (!own) return { before: null, after: null };
  const { position } = own;
  const place = { publishOn: Number(own.publishOn), beginsOn: Number(own.beginsOn), position, id };
  const { rows } = await sql<PublishedItem & { readonly side: 'before' | 'after' }>`
    select k.side, ${columns} from (${besideKeys(moment, { order, place }, all)}) k
    join published_item p on ${ofKey}`.execute(tx);
  const at = (side: string): PublishedItem | null => rows.find((row) => row.side === side) ?? null;
  return { before: at('before'), after: at('after') };
}

/** Items other than one that share tags with it, those that share most first. */
export async function findItemsSharing(
  tx: SiteTransaction,
  moment: ItemMoment,
  { collectionId, order, id, tags, limit }: ItemAsk & { readonly kind: 'related' },
): Promise<PublishedItem[]> {
  if (tags.length === 0) return [];
  const { rows } = await sql<PublishedItem>`
    select ${columns} from (
      select k.document_id, k.from_number, row_number() over (order by count(*) desc, ${sharedOrder(moment, order)}) as at
      from published_item_key k
      where k.site_id = ${tx.siteId} and k.collection_id = ${collectionId} and k.key = 'tag'
        and k.name = any(${[...tags]}::text[]) and k.document_id <> ${id} and ${within('k', moment.number)}
      group by k.document_id, k.from_number
      order by at limit ${limit}
    ) k join published_item p on ${ofKey} order by k.at`.execute(tx);
  return rows;
}

/** Contents of the items that have maps. */
export async function findMappedContents(tx: SiteTransaction, number: number): Promise<PublishedContent[]> {
  const { rows } = await sql<{ id: string }>`
    select p.document_id as id from published_item p
    where p.site_id = ${tx.siteId} and p.has_map and ${within('p', number)}`.execute(tx);
  return findItemContents(
    tx,
    number,
    rows.map(({ id }) => id),
  );
}

/** An item as a sitemap names it. */
interface ItemAddress {
  readonly collectionId: string;
  readonly urlSlug: string;
  /** Milliseconds since 1970. */
  readonly publishOn: number;
  /** Its picture. */
  readonly image: Asset | null;
}

/** Addresses of the items of a site, at most `limit`. */
export async function findItemAddresses(
  tx: SiteTransaction,
  number: number,
  limit: number,
): Promise<ItemAddress[]> {
  const { rows } = await sql<ItemAddress>`
    select p.collection_id, p.url_slug, (p.card ->> 'publishOn')::double precision as publish_on,
      p.assets -> (p.card ->> 'imageAssetId') as image from published_item p
    where p.site_id = ${tx.siteId} and ${within('p', number)}
    order by p.collection_id, p.position limit ${limit}`.execute(tx);
  return rows;
}

/** Numbers of the revisions that changed the items of collections last, by collection, in a steady order. */
export async function findItemVersions(
  tx: SiteTransaction,
  number: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ collectionId: string; fromNumber: number }>`
    select g.collection_id, g.from_number from published_item_group g
    where g.site_id = ${tx.siteId} and g.key = '' and ${within('g', number)}
    order by g.collection_id`.execute(tx);
  return new Map(rows.map(({ collectionId, fromNumber }) => [collectionId, fromNumber]));
}

/** Ids of the items whose revision differs between two revisions of the site. */
export async function findItemsChanged(tx: SiteTransaction, one: number, other: number): Promise<string[]> {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const { rows } = await sql<{ id: string }>`
    select e.document_id as id from manifest_entry e
      where e.site_id = ${tx.siteId} and e.kind = 'item' and e.from_number > ${low} and e.from_number <= ${high}
    union select e.document_id from manifest_entry e
      where e.site_id = ${tx.siteId} and e.kind = 'item' and e.until_number > ${low} and e.until_number <= ${high}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
