import { sql } from 'kysely';
import type { SiteTransaction } from './site-transaction.ts';

/** A key of a client within a scope. */
export interface IdempotencyKey {
  readonly scope: string;
  readonly key: string;
}

/**
 * Stored state of a key: `status` is null until its request has ended. Until `leased_until` the process that
 * claimed it is at work; after that time it has died, and the same request may take its place.
 */
export interface StoredResponse {
  readonly requestHash: string;
  readonly status: number | null;
  readonly response: unknown;
  readonly leasedUntil: Date | null;
}

/** Answer stored for the key; undefined when it is new or has run out. */
export async function findAnswer(
  tx: SiteTransaction,
  { scope, key }: IdempotencyKey,
): Promise<StoredResponse | undefined> {
  return tx
    .selectFrom('idempotency')
    .select(['requestHash', 'status', 'response', 'leasedUntil'])
    .where('siteId', '=', tx.siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Claims a key for the request that is carried out in this transaction, for 24 hours. */
export async function claimKey(
  tx: SiteTransaction,
  { scope, key }: IdempotencyKey,
  claim: { readonly requestHash: string; readonly response: unknown; readonly leasedUntil: Date },
): Promise<void> {
  const values = {
    requestHash: claim.requestHash,
    status: null,
    response: JSON.stringify(claim.response),
    leasedUntil: claim.leasedUntil,
    expiresAt: sql<Date>`now() + interval '24 hours'`,
  };
  await tx
    .insertInto('idempotency')
    .values({ siteId: tx.siteId, scope, key, ...values })
    .onConflict((conflict) => conflict.columns(['siteId', 'scope', 'key']).doUpdateSet(values))
    .execute();
}

/** Takes the place of a request whose process has died, until another instant. */
export async function renewLease(
  tx: SiteTransaction,
  { scope, key }: IdempotencyKey,
  leasedUntil: Date,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ leasedUntil })
    .where('siteId', '=', tx.siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Releases a key whose request failed through no fault of its sender: it may be sent again. */
export async function forgetKey(tx: SiteTransaction, { scope, key }: IdempotencyKey): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('siteId', '=', tx.siteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
