import { sql, type Transaction } from 'kysely';
import type { AnswerKey } from '../checkout/idempotency.ts';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Seconds for which the first request with a key is waited for; one whose server has died may be sent again then. */
const underWay = 120;

/** Takes a key for a request. @returns false when another request has it, or had it within 24 hours */
export async function takeKey(
  tx: Tx,
  { siteId, scope, key }: AnswerKey,
  requestHash: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (website_id, scope, key, request_hash, status, response, expires_at)
    values (${siteId}, ${scope}, ${key}, ${requestHash}, null, null, now() + make_interval(secs => ${underWay}))
    on conflict (website_id, scope, key) do update
      set request_hash = excluded.request_hash, status = null, response = null, expires_at = excluded.expires_at
      where idempotency.expires_at <= now()
    returning key`.execute(tx);
  return rows.length === 1;
}

/** Keeps what was answered to a key, for 24 hours (commerce, concurrency). No secret may be in it. */
export async function keepFor(
  tx: Tx,
  { siteId, scope, key }: AnswerKey,
  answer: { readonly status: number; readonly response: unknown },
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({
      status: answer.status,
      response: JSON.stringify(answer.response),
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .where('website_id', '=', siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Forgets answers whose keys have run out, at most 1,000 at a time: they may tell of orders and of who bought. */
export async function sweepAnswers(tx: Tx, siteId: string): Promise<void> {
  await sql`delete from idempotency where website_id = ${siteId} and (scope, key) in (
    select scope, key from idempotency where website_id = ${siteId} and expires_at <= now() limit 1000)`.execute(
    tx,
  );
}
