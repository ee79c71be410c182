import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A folder of files. */
export interface Folder {
  readonly id: string;
  /** Null at the top. */
  readonly parentId: string | null;
  readonly name: string;
  /** Its own files, without those of the folders in it. */
  readonly files: number;
}

/** The folders of the site by name. */
export async function listFolders(tx: SiteTransaction): Promise<Folder[]> {
  const { rows } = await sql<Folder>`
    select f.id, f.parent_id as "parentId", f.name,
      (select count(*) from asset a where a.site_id = f.site_id and a.folder_id = f.id)::int as files
    from asset_folder f where f.site_id = ${tx.siteId} order by lower(f.name), f.id`.execute(tx);
  return rows;
}

/** Two at a time could put folders into each other, or give two the same name: this one waits for the other. */
export async function lockFolders(tx: SiteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('folders ' || ${tx.siteId}::text, 0))`.execute(tx);
}

export async function insertFolder(
  tx: SiteTransaction,
  folder: Pick<Folder, 'id' | 'parentId' | 'name'>,
): Promise<void> {
  await tx
    .insertInto('assetFolder')
    .values({ siteId: tx.siteId, ...folder })
    .execute();
}

/** Renames a folder or puts it elsewhere. */
export async function updateFolder(
  tx: SiteTransaction,
  { id, ...fields }: Pick<Folder, 'id' | 'parentId' | 'name'>,
): Promise<void> {
  await tx
    .updateTable('assetFolder')
    .set(fields)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a folder that holds no other; its files, those in the trash too, move to where the folder was. */
export async function deleteFolder(
  tx: SiteTransaction,
  { id, parentId }: Pick<Folder, 'id' | 'parentId'>,
): Promise<void> {
  await tx
    .updateTable('storedAsset')
    .set({ folderId: parentId })
    .where('siteId', '=', tx.siteId)
    .where('folderId', '=', id)
    .execute();
  await tx.deleteFrom('assetFolder').where('siteId', '=', tx.siteId).where('id', '=', id).execute();
}
