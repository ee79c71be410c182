import type { Database, SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '@veranda/server/platform/transaction-with-refusal';
import type { SitesDeps } from '../deps.ts';

interface LiveDeps {
  readonly db: Pick<Database, 'forSite'>;
  readonly sites: Pick<SitesDeps['sites'], 'refresh'>;
}

/**
 * Runs a change of what pages show without a publication: those in memory are made again by the time that it is over.
 * A refusal takes all of it back.
 */
export async function changeLive<T>(
  { db, sites }: LiveDeps,
  siteId: string,
  change: (tx: SiteTransaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const result = await transactionWithRefusal(db, siteId, async (tx) => {
    const changed = await change(tx);
    if (!isRefusal(changed)) await bumpSiteVersion(tx);
    return changed;
  });
  if (!isRefusal(result)) await sites.refresh(siteId);
  return result;
}
