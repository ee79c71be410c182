import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type StoreRecord = Pick<
  RecordOf<'collection'>,
  'id' | 'title' | 'navigationTitle' | 'urlSlug' | 'description' | 'enabled'
>;

const columns = ['id', 'title', 'navigationTitle', 'urlSlug', 'description', 'enabled'] as const;

/** The store pages of a site with the number of their products, in the order of the pages. */
export async function findStores(tx: SiteTransaction): Promise<(StoreRecord & { productCount: number })[]> {
  return tx
    .selectFrom('collection')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('product')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('product.siteId', '=', 'collection.siteId')
        .whereRef('product.collectionId', '=', 'collection.id')
        .where('product.deletedAt', 'is', null)
        .as('productCount'),
    )
    .where('siteId', '=', tx.siteId)
    .where('type', '=', collectionTypes.products)
    .where('deletedAt', 'is', null)
    .orderBy('collection.title')
    .orderBy(sql`collection.id`)
    .$castTo<StoreRecord & { productCount: number }>()
    .execute();
}

/** A store page; undefined when there is none or the collection is of another type. */
export async function findStore(tx: SiteTransaction, id: string): Promise<StoreRecord | undefined> {
  return storeQuery(tx, id).executeTakeFirst();
}

/**
 * The same, locked: whoever adds products to the page does so one after the other, so that its limit holds.
 */
export async function lockStore(tx: SiteTransaction, id: string): Promise<StoreRecord | undefined> {
  return storeQuery(tx, id).forUpdate().executeTakeFirst();
}

/** Addresses of the site that pages and collections have taken. */
export async function findTakenAddresses(tx: SiteTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('collection')
    .select('urlSlug')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.urlSlug));
}

/** Makes a store page. @throws a unique violation (23505) when the address is taken */
export async function insertStore(
  tx: SiteTransaction,
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
      siteId: tx.siteId,
      id: store.id,
      type: collectionTypes.products,
      title: store.title,
      navigationTitle: store.navigationTitle,
      urlSlug: store.urlSlug,
      description: store.description,
      enabled: store.enabled,
      deletedAt: null,
    })
    .execute();
}

function storeQuery(tx: SiteTransaction, id: string) {
  return tx
    .selectFrom('collection')
    .select(columns)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('type', '=', collectionTypes.products)
    .where('deletedAt', 'is', null);
}
