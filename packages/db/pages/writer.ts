import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** @throws a unique violation (23505) when the address is taken */
export async function insertPage(tx: Tx, page: NewRow<'collection'>): Promise<void> {
  await tx.insertInto('collection').values(page).execute();
}

export async function insertItems(tx: Tx, items: readonly NewRow<'item'>[]): Promise<void> {
  if (items.length > 0)
    await tx
      .insertInto('item')
      .values([...items])
      .execute();
}

type PageFields = Partial<
  Pick<
    NewRow<'collection'>,
    'title' | 'navigation_title' | 'url_slug' | 'description' | 'status' | 'is_home' | 'doc' | 'deleted_at'
  >
>;

/** Changes a page that is still at `version`. @returns false when it is not */
export async function updatePage(
  tx: Tx,
  key: { siteId: string; id: string; version: bigint },
  fields: PageFields,
): Promise<boolean> {
  const changed = await tx
    .updateTable('collection')
    .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .where('version', '=', key.version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Makes `id` the only home page. */
export async function setHomePage(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('collection')
    .set({ is_home: sql`id = ${id}` })
    .where('website_id', '=', siteId)
    .where((eb) => eb.or([eb('is_home', '=', true), eb('id', '=', id)]))
    .execute();
}
