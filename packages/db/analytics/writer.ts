import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Keeps an error: a known kind counts on and takes the latest facts, a new one begins at 1. */
export async function keepPageError(
  tx: SiteTransaction,
  error: Omit<NewRecord<'page_error'>, 'firstAt' | 'times'>,
): Promise<void> {
  await tx
    .insertInto('page_error')
    .values(ofSite(tx, { ...error, firstAt: error.lastAt, times: 1n }))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'fingerprint']).doUpdateSet((row) => ({
        message: row.ref('excluded.message'),
        stack: row.ref('excluded.stack'),
        source: row.ref('excluded.source'),
        page: row.ref('excluded.page'),
        userAgent: row.ref('excluded.userAgent'),
        lastAt: row.ref('excluded.lastAt'),
        times: sql<bigint>`page_error.times + 1`,
      })),
    )
    .execute();
}

/** Drops the kinds that were last met before `before`, and all but the latest `most`. */
export async function dropPageErrors(
  tx: SiteTransaction,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<void> {
  await tx
    .deleteFrom('page_error')
    .where('siteId', '=', tx.siteId)
    .where((where) =>
      where.or([
        where('lastAt', '<', before),
        where(
          'id',
          'in',
          where
            .selectFrom('page_error as older')
            .select('older.id')
            .where('older.siteId', '=', tx.siteId)
            .orderBy('older.lastAt', 'desc')
            .orderBy('older.id')
            .offset(most),
        ),
      ]),
    )
    .execute();
}

/** Forgets a kind of error; @returns whether there was one. */
export async function forgetPageError(tx: SiteTransaction, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('page_error')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Keeps what a visitor did, and drops some of what is older than `before`. */
export async function keepShoppingEvent(
  tx: SiteTransaction,
  event: NewRecord<'shopping_event'>,
  before: Date,
): Promise<void> {
  await tx.insertInto('shopping_event').values(ofSite(tx, event)).execute();
  await tx
    .deleteFrom('shopping_event')
    .where('siteId', '=', tx.siteId)
    .where('id', 'in', (old) =>
      old
        .selectFrom('shopping_event as older')
        .select('older.id')
        .where('older.siteId', '=', tx.siteId)
        .where('older.at', '<', before)
        .orderBy('older.at')
        .limit(20),
    )
    .execute();
}
