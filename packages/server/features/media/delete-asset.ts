import { findAsset, findAssetUses } from '@veranda/db/media/reader';
import { deleteAsset as deleteRow } from '@veranda/db/media/writer';
import { variantKey } from '@veranda/domain/media/asset-address';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';

/** Deletes a file that nothing uses; the published site counts as a use. */
export async function deleteAsset(
  deps: Deps,
  siteId: string,
  id: string,
): Promise<{ deleted: true } | Refusal> {
  const gone = await deps.db.forSite(siteId, async (tx) => {
    const asset = await findAsset(tx, id);
    if (!asset) return refuse('asset-not-found');
    const uses = await findAssetUses(tx, id);
    if (uses.length > 0) return refuse('asset-in-use', { params: { uses: uses.slice(0, 3).join(', ') } });
    await deleteRow(tx, id);
    return asset;
  });
  if (isRefusal(gone)) return gone;
  for (const width of gone.variants)
    await deps.storage.delete(`${siteId}/${variantKey(gone.storageKey, width)}`);
  await deps.storage.delete(`${siteId}/${gone.storageKey}`);
  return { deleted: true };
}
