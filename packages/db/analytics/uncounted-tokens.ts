import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Takes a mark, and forgets those from before `before`, which have ended. @returns false for one that was taken */
export async function takeUncountedToken(
  tx: SiteTransaction,
  { mark, at, before }: { readonly mark: string; readonly at: Date; readonly before: Date },
): Promise<boolean> {
  await tx
    .deleteFrom('uncounted_token')
    .where('siteId', '=', tx.siteId)
    .where('takenAt', '<', before)
    .execute();
  const taken = await tx
    .insertInto('uncounted_token')
    .values(ofSite(tx, { mark, takenAt: at }))
    .onConflict((conflict) => conflict.columns(['siteId', 'mark']).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}
