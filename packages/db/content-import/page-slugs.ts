import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Addresses of the pages and collections that are not in the trash. */
export async function findPageSlugs(tx: SiteTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('collection')
    .select('urlSlug')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ urlSlug }) => urlSlug));
}
