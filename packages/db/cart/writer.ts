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

/** Sets the quantities of entries of a cart, in one statement. */
export async function setEntryQuantities(
  tx: Tx,
  cart: { readonly siteId: string; readonly cartId: string },
  wanted: readonly { readonly entryId: string; readonly quantity: number }[],
): Promise<void> {
  const [ids, quantities] = [wanted.map((one) => one.entryId), wanted.map((one) => one.quantity)];
  await sql`
    update cart_entry set quantity = d.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as d (id, quantity)
    where cart_entry.website_id = ${cart.siteId} and cart_entry.cart_id = ${cart.cartId}
      and cart_entry.id = d.id`.execute(tx);
}

/**
 * Keeps what was filled in for an entry. An entry of the same variant that was filled in the same way takes it up: the
 * quantities add up, to at most `most`. @returns the id of the entry that stays
 */
export async function setEntryFields(
  tx: Tx,
  key: { readonly siteId: string; readonly cartId: string; readonly entryId: string },
  given: {
    readonly variantId: string;
    readonly fields: unknown;
    readonly hash: string;
    readonly most: number;
  },
): Promise<string> {
  const twin = await tx
    .updateTable('cart_entry')
    .set({
      quantity: sql`least(${given.most}::int, quantity + (select e.quantity from cart_entry e
        where e.website_id = ${key.siteId} and e.cart_id = ${key.cartId} and e.id = ${key.entryId}))`,
    })
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.cartId)
    .where('variant_id', '=', given.variantId)
    .where('fields_hash', '=', given.hash)
    .where('id', '<>', key.entryId)
    .returning('id')
    .executeTakeFirst();
  if (twin) {
    await deleteEntry(tx, key);
    return twin.id;
  }
  await tx
    .updateTable('cart_entry')
    .set({ additional_fields: JSON.stringify(given.fields), fields_hash: given.hash })
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.cartId)
    .where('id', '=', key.entryId)
    .execute();
  return key.entryId;
}

/** @returns false when the cart has no such entry */
export async function deleteEntry(
  tx: Tx,
  key: { readonly siteId: string; readonly cartId: string; readonly entryId: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('cart_entry')
    .where('website_id', '=', key.siteId)
    .where('cart_id', '=', key.cartId)
    .where('id', '=', key.entryId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** The columns of a cart that change. */
export type CartFields = Partial<
  Pick<
    NewRow<'cart'>,
    | 'currency'
    | 'email'
    | 'shipping_address'
    | 'billing_address'
    | 'shipping_option'
    | 'note'
    | 'coupons'
    | 'gift_cards'
    | 'wants_newsletter'
    | 'status'
    | 'locked_until'
    | 'order_id'
    | 'purchase'
    | 'quotes'
    | 'site_user_id'
  >
>;

/** Keeps what is left to pay of an open cart, as it is shown now; the cart itself is the same. */
export async function setSeenDue(
  tx: Tx,
  key: { readonly siteId: string; readonly cartId: string },
  dueMinor: bigint | null,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ seen_due_minor: dueMinor })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.cartId)
    .where('status', '=', 'open')
    .execute();
}

/** Changes the cart's own fields and its version. */
export async function updateCart(
  tx: Tx,
  key: { readonly siteId: string; readonly cartId: string },
  fields: CartFields = {},
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.cartId)
    .execute();
}

/** Keeps guests' carts that are nobody's yet to a browser. @returns whether there was one */
export async function keepCartsToBrowser(
  tx: Tx,
  of: {
    readonly siteId: string;
    readonly tokenHashes: readonly Uint8Array[];
    readonly browserHash: Uint8Array;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cart')
    .set({ browser_hash: of.browserHash })
    .where('website_id', '=', of.siteId)
    .where('token_hash', 'in', of.tokenHashes)
    .where('browser_hash', 'is', null)
    .where('site_user_id', 'is', null)
    .where('purpose', '!=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
