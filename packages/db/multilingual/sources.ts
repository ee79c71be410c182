import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Ids of the products of a site that are not in the trash, the oldest first. */
export async function findProductIds(tx: SiteTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
