import type { Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type CartRow = Row<'cart'>;
export type CartEntryRow = Row<'cart_entry'>;

/** The cart that a token names. Locked, it belongs to this transaction alone until its end. */
export async function findCartByToken(
  tx: Tx,
  siteId: string,
  tokenHash: Uint8Array,
  lock: boolean,
): Promise<CartRow | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** A cart by its id, locked. */
export async function lockCart(tx: Tx, siteId: string, id: string): Promise<CartRow | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Entries in the order in which they were put in. */
export async function findEntries(tx: Tx, siteId: string, cartId: string): Promise<CartEntryRow[]> {
  return tx
    .selectFrom('cart_entry')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What this cart has on hold, by variant. */
export async function findHolds(tx: Tx, siteId: string, cartId: string): Promise<Row<'reservation'>[]> {
  return tx
    .selectFrom('reservation')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'held')
    .execute();
}
