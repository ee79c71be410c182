import type { OrderRecord, OrderTaxRecord } from '@veranda/db/orders/reader';
import type { RefundRecord } from '@veranda/db/orders/refunds';

/**
 * Rest of an order's shipping, with the tax that was added to it, that can still be refunded; pending refunds
 * count as given.
 */
export function shippingLeft({
  order,
  taxes,
  refunds,
}: {
  readonly order: OrderRecord;
  readonly taxes: readonly OrderTaxRecord[];
  readonly refunds: readonly RefundRecord[];
}): bigint {
  // Tax that prices include is part of what the shipping cost; tax that is added comes on top of it.
  const tax = taxes
    .filter((tax) => order.taxMinor > 0n && tax.appliesTo === 'shipping')
    .reduce((sum, tax) => sum + tax.amountMinor, 0n);
  const refunded = refunds
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.shippingMinor, 0n);
  const left = order.shippingMinor + tax - refunded;
  return left > 0n ? left : 0n;
}
