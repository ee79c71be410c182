import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Notice to the people of a site; `facts` is what its kind says of it. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly created_at: Date;
}

/** Notices that nobody has put away, oldest first. */
export async function findNotices(tx: Tx, siteId: string): Promise<NoticeRow[]> {
  return tx
    .selectFrom('site_notice')
    .select(['id', 'kind', 'facts', 'created_at'])
    .where('website_id', '=', siteId)
    .where('dismissed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Puts a notice away for everybody of the site. @returns false when there is none of this id */
export async function dismissNotice(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('site_notice')
    .set({ dismissed_at: sql`coalesce(dismissed_at, now())` })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
