import type { CartRecord } from '@veranda/db/cart/reader';
import type { CartFields } from '@veranda/db/cart/writer';
import type { DraftTerms } from '@veranda/domain/orders/draft';

/** Settings of the owner for an order that they compose; null for any other cart. */
export function readDraft(row: Pick<CartRecord, 'purpose' | 'purchase'>): DraftTerms | null {
  return row.purpose === 'draft' ? (row.purchase as DraftTerms) : null;
}

/**
 * The currency that a cart is in from a change on: the shop's, but an order that the owner composed keeps its
 * own.
 */
export function currencyFromNow(
  { currency }: { readonly currency: string },
  row: Pick<CartRecord, 'purpose'>,
): Pick<CartFields, 'currency'> {
  return row.purpose === 'draft' ? {} : { currency };
}
