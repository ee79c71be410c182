import { deleteProduct as deleteRow, setProductState } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';

/** A product that goes. */
interface Leaving {
  readonly id: string;
  /** Writes in the transaction that deletes it. */
  readonly alongside?: (tx: SiteTransaction, answer: Deleted) => Promise<void>;
}

interface Deleted {
  readonly deleted: true;
}

/** Takes a product out of the store, into the trash. */
export async function deleteProduct(
  deps: Deps,
  siteId: string,
  { id, alongside }: Leaving,
): Promise<Deleted | Refusal> {
  const answer = { deleted: true } as const;
  const gone = await deps.db.forSite(siteId, async (tx) => {
    if (!(await deleteRow(tx, id))) return false;
    await bumpSiteVersion(tx);
    await alongside?.(tx, answer);
    return true;
  });
  if (!gone) return refuse('product-not-found');
  await deps.sites.refresh(siteId);
  return answer;
}

/** Shows or hides products; those that are gone are passed over. */
export async function setVisibility(
  deps: Deps,
  siteId: string,
  { ids, visible }: { readonly ids: readonly string[]; readonly visible: boolean },
): Promise<{ changed: number }> {
  const changed = await deps.db.forSite(siteId, async (tx) => {
    const count = await setProductState(tx, { ids, state: visible ? 'published' : 'hidden' });
    await bumpSiteVersion(tx);
    return count;
  });
  await deps.sites.refresh(siteId);
  return { changed };
}
