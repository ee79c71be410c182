import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type PageErrorRecord = RecordOf<'page_error'>;

/** The kinds of error of a site, the latest first. */
export function findPageErrors(tx: SiteTransaction, limit: number): Promise<PageErrorRecord[]> {
  return tx
    .selectFrom('page_error')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .orderBy('lastAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
