import { sql } from 'kysely';
import type { GlobalTransaction } from './site-transaction.ts';

/** One limit to count against: at most `hits` in `seconds` for this key. */
export interface Bucket {
  readonly key: string;
  readonly hits: number;
  readonly seconds: number;
  /** Going beyond it restarts the time, once. */
  readonly isRest?: boolean;
}

/**
 * Counts one hit in every bucket, in one statement, and answers with the seconds until the fullest opens
 * again; 0 when all of them have room. Keys are written in their order, so that two requests cannot lock each
 * other.
 */
export async function countHits(tx: GlobalTransaction, buckets: readonly Bucket[]): Promise<number> {
  const ordered = [...buckets].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rests = ordered.filter((bucket) => bucket.isRest);
  const goesBeyond = sql`exists (select from unnest(${rests.map(({ key }) => key)}::text[],
    ${rests.map(({ hits }) => hits)}::int[]) as rest (key, hits)
    where rest.key = rate_bucket.key and rest.hits = rate_bucket.hits)`;
  const rows = await tx
    .insertInto('rate_bucket')
    .values(
      ordered.map((bucket) => ({
        key: bucket.key,
        hits: 1,
        windowEndsAt: sql<Date>`now() + make_interval(secs => ${bucket.seconds})`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_bucket.window_ends_at <= now() then 1 else rate_bucket.hits + 1 end`,
        windowEndsAt: sql`case when rate_bucket.window_ends_at <= now() or ${goesBeyond}
          then excluded.window_ends_at else rate_bucket.window_ends_at end`,
      }),
    )
    .returning(['key', 'hits', sql<number>`extract(epoch from window_ends_at - now())::float8`.as('rest')])
    .execute();
  return longestRest(rows, ordered);
}

/**
 * Seconds until the fullest of these opens again, counting nothing; 0 while all of them have room for one
 * more.
 */
export async function waitOf(tx: GlobalTransaction, buckets: readonly Bucket[]): Promise<number> {
  const rows = await tx
    .selectFrom('rate_bucket')
    .select([
      'key',
      sql<number>`hits + 1`.as('hits'),
      sql<number>`extract(epoch from window_ends_at - now())::float8`.as('rest'),
    ])
    .where(
      'key',
      'in',
      buckets.map(({ key }) => key),
    )
    .where('windowEndsAt', '>', sql<Date>`now()`)
    .execute();
  return longestRest(rows, buckets);
}

// Seconds until all that are beyond their limit have room.
function longestRest(
  rows: readonly { readonly key: string; readonly hits: number; readonly rest: number }[],
  buckets: readonly Bucket[],
): number {
  const limits = new Map(buckets.map((bucket) => [bucket.key, bucket.hits]));
  return rows.reduce(
    (wait, row) => (row.hits > (limits.get(row.key) ?? 0) ? Math.max(wait, Math.ceil(row.rest)) : wait),
    0,
  );
}

/** Takes one hit back from a window that still runs. */
export async function takeHitBack(tx: GlobalTransaction, key: string): Promise<void> {
  await tx
    .updateTable('rate_bucket')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .where('windowEndsAt', '>', sql<Date>`now()`)
    .execute();
}

/** Removes windows that ended more than a minute ago; run by the worker. */
export async function sweepBuckets(tx: GlobalTransaction): Promise<void> {
  await sql`delete from rate_bucket where window_ends_at < now() - interval '1 minute'`.execute(tx);
}
