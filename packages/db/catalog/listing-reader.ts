import type { ListingSort } from '@veranda/domain/catalog/listing-filter';
import { type RawBuilder, sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

interface ListingQuery {
  readonly collectionId: string;
  /** Path of a category, `/flowers/dried`: members of it and of those below it. */
  readonly category?: string;
  /** Keys of a tag: products that have any of them. */
  readonly tagKeys?: readonly string[];
  readonly sort?: ListingSort;
  /** Bounds of the lowest price, both included. */
  readonly minMinor?: bigint | null;
  readonly maxMinor?: bigint | null;
  /** True: what is sold out is left out. */
  readonly available?: boolean;
  readonly offset: number;
  readonly limit: number;
}

export type ListedProduct = RecordOf<'listing_row'>;

const order: Readonly<Record<ListingSort, RawBuilder<unknown>>> = {
  position: sql`position, product_id`,
  newest: sql`created_at desc, product_id desc`,
  title: sql`lower(title), product_id`,
  'price-up': sql`from_price_minor, product_id`,
  'price-down': sql`from_price_minor desc, product_id`,
};

/**
 * One page of what visitors see in a store page: one row a product; `total` counts all pages, beyond the last
 * one too.
 */
export async function readListing(
  tx: SiteTransaction,
  query: ListingQuery,
): Promise<{ rows: ListedProduct[]; total: number }> {
  const rows = await visibleRows(tx)
    .where('collectionId', '=', query.collectionId)
    .$if(query.tagKeys !== undefined, (some) => some.where(sql<boolean>`tags && ${query.tagKeys}::text[]`))
    .$if(query.category !== undefined, (some) => some.where('productId', 'in', membersOf(tx, query)))
    .$if(query.available === true, (some) => some.where('soldOut', '=', false))
    .$if((query.minMinor ?? null) !== null, (some) =>
      some.where('fromPriceMinor', '>=', query.minMinor ?? 0n),
    )
    .$if((query.maxMinor ?? null) !== null, (some) =>
      some.where('fromPriceMinor', '<=', query.maxMinor ?? 0n),
    )
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy(order[query.sort ?? 'position'])
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  if (rows.length > 0 || query.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page no row tells how many there are.
  const { rows: first, total } = await readListing(tx, { ...query, offset: 0, limit: 1 });
  return { rows: first.slice(1), total };
}

/**
 * Options of the filters of a store's list: its tags with the number of their products, and what is sold out.
 */
interface ListingFacets {
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
  readonly soldOut: number;
  /** True when prices differ, so that a bound tells products apart. */
  readonly pricesDiffer: boolean;
}

/** Tags that a list offers at most, those of most products first. */
const maxTags = 100;

/** Reads the facets of a store, or of one of its categories with those below it, from its listing rows. */
export async function readFacets(
  tx: SiteTransaction,
  listing: { readonly collectionId: string; readonly category: string },
): Promise<ListingFacets> {
  const { collectionId, category } = listing;
  const { rows } = await sql<{ tags: ListingFacets['tags']; soldOut: number; differ: boolean }>`
    with shown as (select
        case when exists (select from changed_tags()) then shown_tags(tags) else tags end as tags,
        sold_out, from_price_minor
      from listing_row
      where site_id = ${tx.siteId} and collection_id = ${collectionId} and visible
        and (${category} = '' or product_id in (
          select pc.product_id from product_category pc
          join category c on c.site_id = pc.site_id and c.id = pc.category_id
          where c.site_id = ${tx.siteId} and c.collection_id = ${collectionId}
            and (c.path = ${category} or c.path like ${`${likeText(category)}/%`}))))
    select count(*) filter (where sold_out)::int as sold_out,
      coalesce(min(from_price_minor) < max(from_price_minor), false) as differ,
      (select coalesce(json_agg(json_build_object('tag', t.tag, 'count', t.n) order by lower(t.tag)), '[]'::json)
        from (select tag, count(*)::int as n from shown, unnest(tags) as tag
          group by tag order by n desc, tag limit ${maxTags}) t) as tags
    from shown`.execute(tx);
  const [row] = rows;
  return { tags: row?.tags ?? [], soldOut: row?.soldOut ?? 0, pricesDiffer: row?.differ ?? false };
}

/** Listing rows of named products that visitors may see, in the order of the ids. */
export async function findListingRows(tx: SiteTransaction, ids: readonly string[]): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await visibleRows(tx).where('productId', '=', sql<string>`any(${ids}::uuid[])`).execute();
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Descriptions, as HTML, of those of the named products that visitors may see and that have one. */
export async function findDescriptions(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'description'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '=', 'published')
    .where('deletedAt', 'is', null)
    .where('description', '<>', '')
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

/** Escapes what LIKE would read as a wildcard. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function visibleRows(tx: SiteTransaction) {
  return tx
    .selectFrom('listing_row')
    .selectAll()
    .select(sql<string[]>`shown_tags(tags)`.as('tags'))
    .where('siteId', '=', tx.siteId)
    .where('visible', '=', true);
}

function membersOf(tx: SiteTransaction, { collectionId, category: path = '' }: ListingQuery) {
  return tx
    .selectFrom('product_category')
    .innerJoin('category', (join) =>
      join
        .onRef('category.siteId', '=', 'product_category.siteId')
        .onRef('category.id', '=', 'product_category.categoryId'),
    )
    .select('product_category.productId')
    .where('category.siteId', '=', tx.siteId)
    .where('category.collectionId', '=', collectionId)
    .where((eb) =>
      eb.or([eb('category.path', '=', path), eb('category.path', 'like', `${likeText(path)}/%`)]),
    );
}
