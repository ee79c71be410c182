import { sql } from 'kysely';
import type { IdempotencyKey } from '../platform/idempotency.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Seconds for which the first request with a key is waited for; one whose server has died may be sent again
 * then.
 */
const underWay = 120;

/** Takes a key for a request. @returns false when another request has it, or had it within 24 hours */
export async function takeKey(
  tx: SiteTransaction,
  { scope, key }: IdempotencyKey,
  requestHash: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (site_id, scope, key, request_hash, status, response, expires_at)
    values (${tx.siteId}, ${scope}, ${key}, ${requestHash}, null, null, now() + make_interval(secs => ${underWay}))
    on conflict (site_id, scope, key) do update
      set request_hash = excluded.request_hash, status = null, response = null, expires_at = excluded.expires_at
      where idempotency.expires_at <= now()
    returning key`.execute(tx);
  return rows.length === 1;
}

/** Keeps what was answered to a key, for 24 hours. No secret may be in it. */
export async function keepFor(
  tx: SiteTransaction,
  { scope, key }: IdempotencyKey,
  answer: { readonly status: number; readonly response: unknown },
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({
      status: answer.status,
      response: JSON.stringify(answer.response),
      expiresAt: sql<Date>`now() + interval '24 hours'`,
    })
    .where('siteId', '=', tx.siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Forgets answers whose keys have run out, at most 1,000 at a time: they may contain orders and buyers. */
export async function sweepAnswers(tx: SiteTransaction): Promise<void> {
  await sql`delete from idempotency where site_id = ${tx.siteId} and (scope, key) in (
    select scope, key from idempotency where site_id = ${tx.siteId} and expires_at <= now() limit 1000)`.execute(
    tx,
  );
}
