import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

interface Key {
  readonly siteId: string;
  readonly scope: string;
  readonly key: string;
}

/** What was answered to the key before; undefined when it is new or has run out. */
export async function findAnswer(
  tx: Tx,
  { siteId, scope, key }: Key,
): Promise<{ request_hash: string; status: number | null; response: unknown } | undefined> {
  return tx
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'response'])
    .where('website_id', '=', siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Keeps status and body of an answer for 24 hours (commerce, concurrency); the first answer stays. */
export async function keepAnswer(
  tx: Tx,
  { siteId, scope, key }: Key,
  answer: { readonly requestHash: string; readonly status: number; readonly response: unknown },
): Promise<void> {
  await tx
    .insertInto('idempotency')
    .values({
      website_id: siteId,
      scope,
      key,
      request_hash: answer.requestHash,
      status: answer.status,
      response: JSON.stringify(answer.response),
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'scope', 'key']).doNothing())
    .execute();
}
