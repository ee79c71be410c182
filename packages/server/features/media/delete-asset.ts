import { findFile } from '@veranda/db/media/files';
import { type DiscardedFile, forgetFile, setDeleted } from '@veranda/db/media/trash';
import { findPublishedFileUses } from '@veranda/db/media/uses';
import { variantKey } from '@veranda/domain/media/asset-address';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';

/**
 * Puts a file into the trash: what uses it shows its empty state, and published pages keep it until they are published
 * again. One that lies there is deleted for good where nothing published shows it.
 */
export async function deleteAsset(
  deps: Pick<Deps, 'db' | 'storage'>,
  siteId: string,
  id: string,
): Promise<{ deleted: true } | Refusal> {
  const gone = await deps.db.forSite(siteId, async (tx) => {
    if (await setDeleted(tx, id, true)) return null;
    if (!(await findFile(tx, id))) return refuse('asset-not-found');
    if ((await findPublishedFileUses(tx, id)).length > 0) return refuse('asset-in-use');
    return forgetFile(tx, id);
  });
  if (isRefusal(gone)) return gone;
  if (gone !== null) await discardFile(deps, siteId, gone);
  return { deleted: true };
}

/** Removes the bytes of a file that is forgotten: the original and its widths. */
export async function discardFile(
  { storage }: Pick<Deps, 'storage'>,
  siteId: string,
  { storageKey, variants }: DiscardedFile,
): Promise<void> {
  for (const width of variants) await storage.delete(`${siteId}/${variantKey(storageKey, width)}`);
  await storage.delete(`${siteId}/${storageKey}`);
}
