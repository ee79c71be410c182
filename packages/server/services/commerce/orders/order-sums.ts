import type { OrderRecord, PaymentRecord } from '@veranda/db/orders/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { giftCardProvider } from '../gift-cards/tenders.ts';

/** A line under the goods of an order; its kind names it. */
interface OrderSum {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'includedTax' | 'giftCard';
  /** Last figures of the card that paid; empty for what is no card. */
  readonly last4: string;
  readonly minor: bigint;
  readonly amount: string;
  readonly isTotal: boolean;
}

/**
 * Subtotal, what is off, shipping, tax and total of an order, and what gift cards paid; what is nothing is
 * left out.
 */
export function orderSums(
  { order, payments }: { readonly order: OrderRecord; readonly payments: readonly PaymentRecord[] },
  language: string,
): OrderSum[] {
  const money = (minor: bigint): string => formatMoney(minor, order.currency, language);
  const sum = (kind: OrderSum['kind'], minor: bigint): OrderSum => {
    return { kind, last4: '', minor, amount: money(minor), isTotal: kind === 'total' };
  };
  const unlessNone = (one: OrderSum): OrderSum[] => (one.minor === 0n ? [] : [one]);
  const shipping = sum('shipping', order.shippingMinor);
  return [
    sum('subtotal', order.subtotalMinor),
    ...unlessNone(sum('discount', -order.discountMinor)),
    ...(order.shippingOption === null ? [] : [shipping]),
    ...unlessNone(sum('tax', order.taxMinor)),
    sum('total', order.grandTotalMinor),
    ...unlessNone(sum('includedTax', order.includedTaxMinor)),
    ...payments
      .filter((payment) => payment.provider === giftCardProvider && payment.capturedMinor > 0n)
      .map((one) => {
        const last4 = one.cardLast4 ?? '';
        return { ...sum('giftCard', -one.capturedMinor), last4 };
      }),
  ];
}
