import type { OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { giftCardProvider } from '../gift-cards/tenders.ts';

/** A line under the goods of an order, ready to be shown. */
export interface OrderSum {
  readonly name: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

/** Subtotal, what is off, shipping, tax and total of an order, and what gift cards paid; what is nothing is left out. */
export function orderSums(
  { order, payments }: { readonly order: OrderRow; readonly payments: readonly PaymentRow[] },
  language: string,
): OrderSum[] {
  const money = (minor: bigint): string => formatMoney(minor, order.currency, language);
  const row = (name: string, minor: bigint): OrderSum[] =>
    minor === 0n ? [] : [{ name, amount: money(minor), isTotal: false }];
  const shipped = order.shipping_option !== null;
  const free = order.shipping_minor === 0n;
  return [
    { name: 'Subtotal', amount: money(order.subtotal_minor), isTotal: false },
    ...row('Discount', -order.discount_minor),
    ...(shipped
      ? [{ name: 'Shipping', amount: free ? 'Free' : money(order.shipping_minor), isTotal: false }]
      : []),
    ...row('Tax', order.tax_minor),
    { name: 'Total', amount: money(order.grand_total_minor), isTotal: true },
    ...row('Including tax', order.included_tax_minor),
    ...payments
      .filter((one) => one.provider === giftCardProvider && one.captured_minor > 0n)
      .flatMap((one) => row(`Gift card ·· ${one.card_last4 ?? ''}`, -one.captured_minor)),
  ];
}
