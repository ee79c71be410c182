import type { Asset } from '@veranda/domain/media/asset';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { toAsset } from './reader.ts';

/** What the store has of a file that nothing needs any more. */
export type DiscardedFile = Pick<Asset, 'storageKey' | 'variants'>;

/** Puts a file into the trash, or takes it out. @returns false where there is none of which this is to be done */
export async function setDeleted(tx: SiteTransaction, id: string, isDeleted: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('storedAsset')
    .set({ deletedAt: isDeleted ? sql<Date>`now()` : null })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', isDeleted ? 'is' : 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Forgets a file of the trash; its bytes are removed after the commit. */
export async function forgetFile(tx: SiteTransaction, id: string): Promise<DiscardedFile | null> {
  const gone = await tx
    .deleteFrom('storedAsset')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returning(['storageKey', 'variants'])
    .executeTakeFirst();
  return gone ?? null;
}

/** Ids of files that have been in the trash for as many days. */
export async function findExpiredFiles(tx: SiteTransaction, days: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('storedAsset')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Gives a file other content under the same id. What it had stays stored for as long as something published shows it.
 * @returns false where there is no such file
 */
export async function replaceContent(tx: SiteTransaction, asset: Asset): Promise<boolean> {
  const former = await tx
    .selectFrom('asset')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', asset.id)
    .forUpdate()
    .executeTakeFirst();
  if (!former) return false;
  const { storageKey, variants } = toAsset(former);
  if (storageKey === asset.storageKey) return true;
  await tx
    .insertInto('replacedFile')
    .values({ siteId: tx.siteId, storageKey, assetId: asset.id, variants: [...variants] })
    .execute();
  await tx
    .updateTable('asset')
    .set({
      mimeType: asset.mimeType,
      bytes: BigInt(asset.bytes),
      sha256: asset.sha256,
      storageKey: asset.storageKey,
      width: asset.width,
      height: asset.height,
      variants: [...asset.variants],
      placeholder: asset.placeholder,
      colorData: JSON.stringify(asset.colorData ?? {}),
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', asset.id)
    .execute();
  return true;
}

/** Forgets replaced files that no published or scheduled document shows; their bytes are removed after the commit. */
export async function forgetReplacedFiles(tx: SiteTransaction): Promise<DiscardedFile[]> {
  const { rows } = await sql<DiscardedFile>`
    delete from replaced_file f where site_id = ${tx.siteId} and replaced_at < now() - interval '1 day'
      and not exists (
        select from document_revision d where d.site_id = f.site_id and d.asset_ids @> array[f.asset_id]
          and d.content::text like '%' || f.storage_key || '%')
    returning storage_key as "storageKey", variants`.execute(tx);
  return rows;
}
