import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type ApiKeyRecord = RecordOf<'api_key'>;

/** The key that a prefix names, also one that was revoked. */
export async function findApiKey(tx: SiteTransaction, prefix: string): Promise<ApiKeyRecord | undefined> {
  return tx
    .selectFrom('api_key')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('prefix', '=', prefix)
    .executeTakeFirst();
}

/** Keys that are in use, the newest first. */
export async function findApiKeys(tx: SiteTransaction): Promise<ApiKeyRecord[]> {
  return tx
    .selectFrom('api_key')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @throws a unique violation (23505) when the prefix is taken */
export async function insertApiKey(tx: SiteTransaction, key: NewRecord<'api_key'>): Promise<ApiKeyRecord> {
  return tx.insertInto('api_key').values(ofSite(tx, key)).returningAll().executeTakeFirstOrThrow();
}

/** Ends a key for good; its row stays, for the log. @returns false when there is none in use */
export async function revokeApiKey(
  tx: SiteTransaction,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('api_key')
    .set({ revokedAt: at })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Notes that a key was used, unless that was noted in the minute before. */
export async function noteApiKeyUse(
  tx: SiteTransaction,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ lastUsedAt: at })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at <= ${at}::timestamptz - interval '1 minute')`)
    .execute();
}
