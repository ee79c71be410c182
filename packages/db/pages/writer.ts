import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** @throws a unique violation (23505) when the address is taken */
export async function insertPage(tx: SiteTransaction, page: NewRecord<'collection'>): Promise<void> {
  await tx.insertInto('collection').values(page).execute();
}

export async function insertItems(tx: SiteTransaction, items: readonly NewRecord<'item'>[]): Promise<void> {
  if (items.length > 0)
    await tx
      .insertInto('item')
      .values([...items])
      .execute();
}

type PageFields = Partial<
  Pick<
    NewRecord<'collection'>,
    'title' | 'navigationTitle' | 'urlSlug' | 'description' | 'status' | 'isHome' | 'doc' | 'deletedAt'
  >
>;

/** Changes a page that is still at `version`. @returns false when it is not */
export async function updatePage(
  tx: SiteTransaction,
  key: { id: string; version: bigint },
  fields: PageFields,
): Promise<boolean> {
  const changed = await tx
    .updateTable('collection')
    .set({ ...fields, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .where('version', '=', key.version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
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
