import type { StoredPage } from '@veranda/domain/pages/stored-page';
import type { StoredItem } from '@veranda/domain/publishing/stored-item';
import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A page or collection that is added. */
export type NewPage = Omit<NewRecord<'collection'>, 'siteId' | 'doc'> & { readonly doc: StoredPage };

/** An item that is added to a collection. */
export type NewItem = Omit<NewRecord<'item'>, 'siteId' | 'doc'> & { readonly doc: StoredItem };

/** @throws a unique violation (23505) when the address is taken */
export async function insertPage(tx: SiteTransaction, page: NewPage): Promise<void> {
  await tx
    .insertInto('collection')
    .values({ ...page, siteId: tx.siteId, doc: JSON.stringify(page.doc) })
    .execute();
}

export async function insertItems(tx: SiteTransaction, items: readonly NewItem[]): Promise<void> {
  if (items.length > 0)
    await tx
      .insertInto('item')
      .values(items.map((item) => ({ ...item, siteId: tx.siteId, doc: JSON.stringify(item.doc) })))
      .execute();
}

type PageFields = Partial<
  Pick<
    NewRecord<'collection'>,
    'title' | 'navigationTitle' | 'urlSlug' | 'description' | 'status' | 'isHome' | 'deletedAt'
  >
> & { readonly doc?: StoredPage };

/** Changes a page that is still at `version`. @returns false when it is not */
export async function updatePage(
  tx: SiteTransaction,
  key: { id: string; version: bigint },
  { doc, ...fields }: PageFields,
): Promise<boolean> {
  const changed = await tx
    .updateTable('collection')
    .set({
      ...fields,
      ...(doc ? { doc: JSON.stringify(doc) } : {}),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .where('version', '=', key.version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Gives pages another status that have one of `from`. */
export async function setPageStatus(
  tx: SiteTransaction,
  ids: readonly string[],
  { from, to }: { readonly from: readonly string[]; readonly to: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('collection')
    .set({ status: to, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('status', 'in', [...from])
    .execute();
}

/** The page for this transaction alone. */
export async function lockPage(tx: SiteTransaction, id: string): Promise<void> {
  await tx
    .selectFrom('collection')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Makes `id` the only home page. */
export async function setHomePage(tx: SiteTransaction, id: string): Promise<void> {
  await tx
    .updateTable('collection')
    .set({ isHome: sql`id = ${id}` })
    .where('siteId', '=', tx.siteId)
    .where((eb) => eb.or([eb('isHome', '=', true), eb('id', '=', id)]))
    .execute();
}
