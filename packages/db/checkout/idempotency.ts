import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** A key of a client within a scope. */
export interface AnswerKey {
  readonly siteId: string;
  readonly scope: string;
  readonly key: string;
}

/**
 * What is known of a key: `status` is null until its request has come to an end. Until `leased_until` whoever claimed it is
 * at work; after it they have died, and the same request may take their place.
 */
export interface KeptAnswer {
  readonly request_hash: string;
  readonly status: number | null;
  readonly response: unknown;
  readonly leased_until: Date | null;
}

/** What was answered to the key before; undefined when it is new or has run out. */
export async function findAnswer(tx: Tx, { siteId, scope, key }: AnswerKey): Promise<KeptAnswer | undefined> {
  return tx
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'response', 'leased_until'])
    .where('website_id', '=', siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Claims a key for the request that is carried out in this transaction, for 24 hours (commerce, concurrency). */
export async function claimKey(
  tx: Tx,
  { siteId, scope, key }: AnswerKey,
  claim: { readonly requestHash: string; readonly response: unknown; readonly leasedUntil: Date },
): Promise<void> {
  const values = {
    request_hash: claim.requestHash,
    status: null,
    response: JSON.stringify(claim.response),
    leased_until: claim.leasedUntil,
    expires_at: sql<Date>`now() + interval '24 hours'`,
  };
  await tx
    .insertInto('idempotency')
    .values({ website_id: siteId, scope, key, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'scope', 'key']).doUpdateSet(values))
    .execute();
}

/** Takes the place of a request whose process has died, until another instant. */
export async function renewLease(
  tx: Tx,
  { siteId, scope, key }: AnswerKey,
  leasedUntil: Date,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ leased_until: leasedUntil })
    .where('website_id', '=', siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Gives a key back whose request came to nothing through no fault of its sender: it may be sent again. */
export async function forgetKey(tx: Tx, { siteId, scope, key }: AnswerKey): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('website_id', '=', siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
