import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type CartEntryRecord = RecordOf<'cart_entry'>;

/** The entries of a cart as they are stored. */
export async function findEntryRows(tx: SiteTransaction, cartId: string): Promise<CartEntryRecord[]> {
  return tx
    .selectFrom('cart_entry')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', cartId)
    .orderBy('createdAt')
    .execute();
}

/**
 * Puts entries of one cart into another; an entry with the same variant and fields gets the given quantity.
 */
export async function putEntries(
  tx: SiteTransaction,
  cartId: string,
  entries: readonly Pick<
    CartEntryRecord,
    'id' | 'productId' | 'variantId' | 'quantity' | 'unitMinorSeen' | 'additionalFields' | 'fieldsHash'
  >[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('cart_entry')
    .values(
      entries.map((entry) => ({
        ...ofSite(tx, entry),
        cartId,
        additionalFields: entry.additionalFields === null ? null : JSON.stringify(entry.additionalFields),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'cartId', 'variantId', 'fieldsHash'])
        .doUpdateSet({ quantity: sql`excluded.quantity` }),
    )
    .execute();
}
