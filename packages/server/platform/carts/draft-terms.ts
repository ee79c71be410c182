import type { CartRow } from '@veranda/db/cart/reader';
import type { DraftTerms } from '@veranda/domain/orders/draft';

/** What the owner has set of an order that they compose; null for any other cart. */
export function readDraft(row: Pick<CartRow, 'purpose' | 'purchase'>): DraftTerms | null {
  return row.purpose === 'draft' ? (row.purchase as DraftTerms) : null;
}
