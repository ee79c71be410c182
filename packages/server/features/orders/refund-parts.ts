import { findPayments, type PaymentRow } from '@veranda/db/orders/reader';
import { findSplits, type RefundRow, type RefundSplitRow } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { giftCardProvider } from '../../platform/gift-cards/tenders.ts';

/** A part of a refund that goes to a gift card. */
export interface CardPart {
  readonly split: RefundSplitRow;
  readonly payment: PaymentRow;
}

/** The parts of a refund: those of gift cards, about which nobody is asked, and the others. */
export async function partsOf(
  tx: SiteTransaction,
  refund: RefundRow,
): Promise<{ onCards: CardPart[]; others: RefundSplitRow[] }> {
  const payments = await findPayments(tx, tx.siteId, refund.order_id);
  const splits = await findSplits(tx, tx.siteId, refund.id);
  const cards = new Map(
    payments.filter((one) => one.provider === giftCardProvider).map((one) => [one.id, one]),
  );
  return {
    onCards: splits.flatMap((split) => {
      const payment = cards.get(split.payment_id);
      return payment ? [{ split, payment }] : [];
    }),
    others: splits.filter((split) => !cards.has(split.payment_id)),
  };
}
