import type { OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { giftCardProvider } from '../gift-cards/tenders.ts';

/** A line under the goods of an order, ready to be shown. */
export interface OrderSum {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'includedTax' | 'giftCard';
  readonly name: string;
  /** Last figures of the card that paid; empty for what is no card. */
  readonly last4: string;
  readonly minor: bigint;
  readonly amount: string;
  readonly isTotal: boolean;
}

/** Subtotal, what is off, shipping, tax and total of an order, and what gift cards paid; what is nothing is left out. */
export function orderSums(
  { order, payments }: { readonly order: OrderRow; readonly payments: readonly PaymentRow[] },
  language: string,
): OrderSum[] {
  const money = (minor: bigint): string => formatMoney(minor, order.currency, language);
  const sum = (kind: OrderSum['kind'], name: string, minor: bigint): OrderSum => {
    return { kind, name, last4: '', minor, amount: money(minor), isTotal: kind === 'total' };
  };
  const unlessNone = (one: OrderSum): OrderSum[] => (one.minor === 0n ? [] : [one]);
  const shipping = sum('shipping', 'Shipping', order.shipping_minor);
  const shipped = shipping.minor === 0n ? { ...shipping, amount: 'Free' } : shipping;
  return [
    sum('subtotal', 'Subtotal', order.subtotal_minor),
    ...unlessNone(sum('discount', 'Discount', -order.discount_minor)),
    ...(order.shipping_option === null ? [] : [shipped]),
    ...unlessNone(sum('tax', 'Tax', order.tax_minor)),
    sum('total', 'Total', order.grand_total_minor),
    ...unlessNone(sum('includedTax', 'Including tax', order.included_tax_minor)),
    ...payments
      .filter((one) => one.provider === giftCardProvider && one.captured_minor > 0n)
      .map((one) => {
        const last4 = one.card_last4 ?? '';
        return { ...sum('giftCard', `Gift card ·· ${last4}`, -one.captured_minor), last4 };
      }),
  ];
}
