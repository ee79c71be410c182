import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type ApiKeyRow = Row<'api_key'>;

/** The key that a prefix names, also one that was revoked. */
export async function findApiKey(tx: Tx, siteId: string, prefix: string): Promise<ApiKeyRow | undefined> {
  return tx
    .selectFrom('api_key')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('prefix', '=', prefix)
    .executeTakeFirst();
}

/** Keys that are in use, the newest first. */
export async function findApiKeys(tx: Tx, siteId: string): Promise<ApiKeyRow[]> {
  return tx
    .selectFrom('api_key')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @throws a unique violation (23505) when the prefix is taken */
export async function insertApiKey(tx: Tx, key: NewRow<'api_key'>): Promise<ApiKeyRow> {
  return tx.insertInto('api_key').values(key).returningAll().executeTakeFirstOrThrow();
}

/** Ends a key for good; its row stays, for the log. @returns false when there is none in use */
export async function revokeApiKey(
  tx: Tx,
  siteId: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Notes that a key was used, unless that was noted in the minute before. */
export async function noteApiKeyUse(
  tx: Tx,
  siteId: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ last_used_at: at })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at <= ${at}::timestamptz - interval '1 minute')`)
    .execute();
}
