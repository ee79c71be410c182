import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export async function insertCart(tx: SiteTransaction, cart: NewRecord<'cart'>): Promise<RecordOf<'cart'>> {
  return tx.insertInto('cart').values(ofSite(tx, cart)).returningAll().executeTakeFirstOrThrow();
}

/**
 * Adds to the entry of a variant, or makes it: one atomic statement, so that parallel additions all count.
 */
export async function addToEntry(
  tx: SiteTransaction,
  entry: NewRecord<'cart_entry'>,
  most: number,
): Promise<{ id: string; quantity: number }> {
  return tx
    .insertInto('cart_entry')
    .values(ofSite(tx, entry))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'cartId', 'variantId', 'fieldsHash']).doUpdateSet({
        quantity: sql`least(${most}, cart_entry.quantity + excluded.quantity)`,
        unitMinorSeen: sql`excluded.unit_minor_seen`,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();
}

/** Sets the quantities of entries of a cart, in one statement. */
export async function setEntryQuantities(
  tx: SiteTransaction,
  cartId: string,
  wanted: readonly { readonly entryId: string; readonly quantity: number }[],
): Promise<void> {
  const [ids, quantities] = [wanted.map((one) => one.entryId), wanted.map((one) => one.quantity)];
  await sql`
    update cart_entry set quantity = d.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as d (id, quantity)
    where cart_entry.site_id = ${tx.siteId} and cart_entry.cart_id = ${cartId}
      and cart_entry.id = d.id`.execute(tx);
}

/**
 * Keeps what was filled in for an entry. An entry of the same variant that was filled in the same way takes
 * it up: the quantities add up, to at most `most`. @returns the id of the entry that stays
 */
export async function setEntryFields(
  tx: SiteTransaction,
  key: { readonly cartId: string; readonly entryId: string },
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
        where e.site_id = ${tx.siteId} and e.cart_id = ${key.cartId} and e.id = ${key.entryId}))`,
    })
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', key.cartId)
    .where('variantId', '=', given.variantId)
    .where('fieldsHash', '=', given.hash)
    .where('id', '<>', key.entryId)
    .returning('id')
    .executeTakeFirst();
  if (twin) {
    await deleteEntry(tx, key);
    return twin.id;
  }
  await tx
    .updateTable('cart_entry')
    .set({ additionalFields: JSON.stringify(given.fields), fieldsHash: given.hash })
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', key.cartId)
    .where('id', '=', key.entryId)
    .execute();
  return key.entryId;
}

/** @returns false when the cart has no such entry */
export async function deleteEntry(
  tx: SiteTransaction,
  key: { readonly cartId: string; readonly entryId: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('cart_entry')
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', key.cartId)
    .where('id', '=', key.entryId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** The columns of a cart that change. */
export type CartFields = Partial<
  Pick<
    NewRecord<'cart'>,
    | 'currency'
    | 'email'
    | 'shippingAddress'
    | 'billingAddress'
    | 'shippingOption'
    | 'note'
    | 'coupons'
    | 'giftCards'
    | 'wantsNewsletter'
    | 'status'
    | 'lockedUntil'
    | 'orderId'
    | 'purchase'
    | 'quotes'
    | 'siteUserId'
  >
>;

/** Keeps what is left to pay of an open cart, as it is shown now; the cart itself is the same. */
export async function setSeenDue(
  tx: SiteTransaction,
  cartId: string,
  dueMinor: bigint | null,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ seenDueMinor: dueMinor })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', cartId)
    .where('status', '=', 'open')
    .execute();
}

/** Changes the cart's own fields and its version. */
export async function updateCart(
  tx: SiteTransaction,
  cartId: string,
  fields: CartFields = {},
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ ...fields, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', cartId)
    .execute();
}

/** Keeps guests' carts that are nobody's yet to a browser. @returns whether there was one */
export async function keepCartsToBrowser(
  tx: SiteTransaction,
  of: {
    readonly tokenHashes: readonly Uint8Array[];
    readonly browserHash: Uint8Array;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cart')
    .set({ browserHash: of.browserHash })
    .where('siteId', '=', tx.siteId)
    .where('tokenHash', 'in', of.tokenHashes)
    .where('browserHash', 'is', null)
    .where('siteUserId', 'is', null)
    .where('purpose', '!=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
