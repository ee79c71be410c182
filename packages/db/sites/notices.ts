import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Notice to the people of a site; `facts` is what its kind says of it. */
interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly createdAt: Date;
}

/** Notices that nobody has dismissed, oldest first. */
export async function findNotices(tx: SiteTransaction): Promise<NoticeRow[]> {
  return tx
    .selectFrom('site_notice')
    .select(['id', 'kind', 'facts', 'createdAt'])
    .where('siteId', '=', tx.siteId)
    .where('dismissedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Dismisses a notice for everybody of the site. @returns false when there is none of this id */
export async function dismissNotice(tx: SiteTransaction, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('site_notice')
    .set({ dismissedAt: sql`coalesce(dismissed_at, now())` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
