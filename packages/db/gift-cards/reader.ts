import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type GiftCardRow = Row<'gift_card'>;

/** Cards by id. */
export async function findGiftCards(tx: Tx, siteId: string, ids: readonly string[]): Promise<GiftCardRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** The card that a code names. */
export async function findGiftCardByCode(
  tx: Tx,
  siteId: string,
  codeHash: Uint8Array,
): Promise<GiftCardRow | undefined> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

/** All cards of a site, the newest first, at most 1000. */
export async function listGiftCards(tx: Tx, siteId: string): Promise<GiftCardRow[]> {
  return tx
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
}
