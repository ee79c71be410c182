import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type CartEntryRow = Row<'cart_entry'>;

/** The entries of a cart as they are stored. */
export async function findEntryRows(tx: Tx, siteId: string, cartId: string): Promise<CartEntryRow[]> {
  return tx
    .selectFrom('cart_entry')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .execute();
}

/** Puts entries of one cart into another; an entry with the same variant and fields gets the given quantity. */
export async function putEntries(
  tx: Tx,
  cartId: string,
  entries: readonly Pick<
    CartEntryRow,
    | 'website_id'
    | 'id'
    | 'product_id'
    | 'variant_id'
    | 'quantity'
    | 'unit_minor_seen'
    | 'additional_fields'
    | 'fields_hash'
  >[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('cart_entry')
    .values(
      entries.map((entry) => ({
        ...entry,
        cart_id: cartId,
        additional_fields: entry.additional_fields === null ? null : JSON.stringify(entry.additional_fields),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'cart_id', 'variant_id', 'fields_hash'])
        .doUpdateSet({ quantity: sql`excluded.quantity` }),
    )
    .execute();
}
