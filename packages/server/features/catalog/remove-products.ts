import { deleteProduct as deleteRow, setProductState } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';

/** Takes a product out of the store. */
export async function deleteProduct(
  deps: Deps,
  siteId: string,
  id: string,
): Promise<{ deleted: true } | Refusal> {
  const gone = await deps.db.forSite(siteId, async (tx) => {
    const found = await deleteRow(tx, siteId, id);
    if (found) await bumpSiteVersion(tx, siteId);
    return found;
  });
  if (!gone) return refuse('product-not-found');
  await deps.sites.refresh(siteId);
  return { deleted: true };
}

/** Shows or hides products; those that are gone are passed over. */
export async function setVisibility(
  deps: Deps,
  siteId: string,
  { ids, visible }: { readonly ids: readonly string[]; readonly visible: boolean },
): Promise<{ changed: number }> {
  const changed = await deps.db.forSite(siteId, async (tx) => {
    const count = await setProductState(tx, siteId, { ids, state: visible ? 'published' : 'hidden' });
    await bumpSiteVersion(tx, siteId);
    return count;
  });
  await deps.sites.refresh(siteId);
  return { changed };
}
