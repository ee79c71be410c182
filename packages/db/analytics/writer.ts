import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Keeps an error: a known kind counts on and takes the latest facts, a new one begins at 1. */
export async function keepPageError(
  tx: Tx,
  error: Omit<NewRow<'page_error'>, 'first_at' | 'times'>,
): Promise<void> {
  await tx
    .insertInto('page_error')
    .values({ ...error, first_at: error.last_at, times: 1n })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'fingerprint']).doUpdateSet((row) => ({
        message: row.ref('excluded.message'),
        stack: row.ref('excluded.stack'),
        source: row.ref('excluded.source'),
        page: row.ref('excluded.page'),
        user_agent: row.ref('excluded.user_agent'),
        last_at: row.ref('excluded.last_at'),
        times: sql<bigint>`page_error.times + 1`,
      })),
    )
    .execute();
}

/** Drops the kinds that were last met before `before`, and all but the latest `most`. */
export async function dropPageErrors(
  tx: Tx,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<void> {
  await tx
    .deleteFrom('page_error')
    .where('website_id', '=', siteId)
    .where((where) =>
      where.or([
        where('last_at', '<', before),
        where(
          'id',
          'in',
          where
            .selectFrom('page_error as older')
            .select('older.id')
            .where('older.website_id', '=', siteId)
            .orderBy('older.last_at', 'desc')
            .orderBy('older.id')
            .offset(most),
        ),
      ]),
    )
    .execute();
}

/** Forgets a kind of error; @returns whether there was one. */
export async function forgetPageError(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('page_error')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Keeps what a visitor did, and drops some of what is older than `before`. */
export async function keepShoppingEvent(
  tx: Tx,
  event: NewRow<'shopping_event'>,
  before: Date,
): Promise<void> {
  await tx.insertInto('shopping_event').values(event).execute();
  await tx
    .deleteFrom('shopping_event')
    .where('website_id', '=', event.website_id)
    .where('id', 'in', (old) =>
      old
        .selectFrom('shopping_event as older')
        .select('older.id')
        .where('older.website_id', '=', event.website_id)
        .where('older.at', '<', before)
        .orderBy('older.at')
        .limit(20),
    )
    .execute();
}
