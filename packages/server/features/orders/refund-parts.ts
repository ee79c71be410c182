import { findPayments, type PaymentRecord } from '@veranda/db/orders/reader';
import { findSplits, type RefundRecord, type RefundSplitRecord } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { giftCardProvider } from '../../services/commerce/gift-cards/tenders.ts';

/** A part of a refund that goes to a gift card. */
export interface CardPart {
  readonly split: RefundSplitRecord;
  readonly payment: PaymentRecord;
}

/** The parts of a refund: those of gift cards, about which nobody is asked, and the others. */
export async function partsOf(
  tx: SiteTransaction,
  refund: RefundRecord,
): Promise<{ onCards: CardPart[]; others: RefundSplitRecord[] }> {
  const payments = await findPayments(tx, refund.orderId);
  const splits = await findSplits(tx, refund.id);
  const cards = new Map(
    payments
      .filter((payment) => payment.provider === giftCardProvider)
      .map((payment) => [payment.id, payment]),
  );
  return {
    onCards: splits.flatMap((split) => {
      const payment = cards.get(split.paymentId);
      return payment ? [{ split, payment }] : [];
    }),
    others: splits.filter((split) => !cards.has(split.paymentId)),
  };
}
