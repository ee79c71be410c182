import { productsCollectionType } from '@veranda/domain/catalog/codes';
import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type StoreRow = Pick<
  Row<'collection'>,
  'id' | 'title' | 'navigation_title' | 'url_slug' | 'description' | 'enabled'
>;

const columns = ['id', 'title', 'navigation_title', 'url_slug', 'description', 'enabled'] as const;

/** The store pages of a site with the number of their products, in the order of the pages. */
export async function findStores(tx: Tx, siteId: string): Promise<(StoreRow & { product_count: number })[]> {
  return tx
    .selectFrom('collection')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('product')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('product.website_id', '=', 'collection.website_id')
        .whereRef('product.collection_id', '=', 'collection.id')
        .where('product.deleted_at', 'is', null)
        .as('product_count'),
    )
    .where('website_id', '=', siteId)
    .where('type', '=', productsCollectionType)
    .where('deleted_at', 'is', null)
    .orderBy('collection.title')
    .orderBy(sql`collection.id`)
    .$castTo<StoreRow & { product_count: number }>()
    .execute();
}

/** A store page; undefined when there is none or the collection is of another type. */
export async function findStore(tx: Tx, siteId: string, id: string): Promise<StoreRow | undefined> {
  return storeQuery(tx, siteId, id).executeTakeFirst();
}

/** The same, locked: whoever adds products to the page does so one after the other, so that its limit holds. */
export async function lockStore(tx: Tx, siteId: string, id: string): Promise<StoreRow | undefined> {
  return storeQuery(tx, siteId, id).forUpdate().executeTakeFirst();
}

/** Whether an address of the site is taken by a page or collection. */
export async function findTakenAddresses(tx: Tx, siteId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('collection')
    .select('url_slug')
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.url_slug));
}

/** Makes a store page. @throws a unique violation (23505) when the address is taken */
export async function insertStore(
  tx: Tx,
  siteId: string,
  store: {
    readonly id: string;
    readonly title: string;
    readonly navigationTitle: string;
    readonly urlSlug: string;
    readonly description: string;
    readonly enabled: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('collection')
    .values({
      website_id: siteId,
      id: store.id,
      type: productsCollectionType,
      title: store.title,
      navigation_title: store.navigationTitle,
      url_slug: store.urlSlug,
      description: store.description,
      enabled: store.enabled,
      deleted_at: null,
    })
    .execute();
}

function storeQuery(tx: Tx, siteId: string, id: string) {
  return tx
    .selectFrom('collection')
    .select(columns)
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('type', '=', productsCollectionType)
    .where('deleted_at', 'is', null);
}
