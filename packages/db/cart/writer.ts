import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export async function insertCart(tx: Tx, cart: NewRow<'cart'>): Promise<Row<'cart'>> {
  return tx.insertInto('cart').values(cart).returningAll().executeTakeFirstOrThrow();
}

/** Adds to the entry of a variant, or makes it: one atomic statement, so that parallel additions all count. */
export async function addToEntry(
  tx: Tx,
  entry: NewRow<'cart_entry'>,
  most: number,
): Promise<{ id: string; quantity: number }> {
  return tx
    .insertInto('cart_entry')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'cart_id', 'variant_id', 'fields_hash']).doUpdateSet({
        quantity: sql`least(${most}, cart_entry.quantity + excluded.quantity)`,
        unit_minor_seen: sql`excluded.unit_minor_seen`,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();
}

/** @returns false when the cart has no such entry */
export async function setEntryQuantity(
  tx: Tx,
  key: { siteId: string; cartId: string; entryId: string },
  quantity: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('cart_entry')
    .set({ quantity })
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.cartId)
    .where('id', '=', key.entryId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false when the cart has no such entry */
export async function deleteEntry(
  tx: Tx,
  key: { siteId: string; cartId: string; entryId: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('cart_entry')
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.cartId)
    .where('id', '=', key.entryId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

type CartFields = Partial<
  Pick<
    NewRow<'cart'>,
    | 'email'
    | 'shipping_address'
    | 'billing_address'
    | 'shipping_option'
    | 'note'
    | 'status'
    | 'locked_until'
    | 'order_id'
  >
>;

/** Changes the cart's own fields and its version. */
export async function updateCart(tx: Tx, siteId: string, id: string, fields: CartFields = {}): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}
