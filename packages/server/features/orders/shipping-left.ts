import type { OrderRow } from '@veranda/db/orders/reader';
import type { RefundRow } from '@veranda/db/orders/refunds';
import type { Row } from '@veranda/db/schema';

/** What of an order's shipping, with the tax that was added to it, can still be given back; pending refunds count as given. */
export function shippingLeft({
  order,
  taxes,
  refunds,
}: {
  readonly order: OrderRow;
  readonly taxes: readonly Row<'order_tax'>[];
  readonly refunds: readonly RefundRow[];
}): bigint {
  // Tax that prices include is part of what the shipping cost; tax that is added comes on top of it.
  const tax = taxes
    .filter((one) => order.tax_minor > 0n && one.applies_to === 'shipping')
    .reduce((sum, one) => sum + one.amount_minor, 0n);
  const given = refunds
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.shipping_minor, 0n);
  const left = order.shipping_minor + tax - given;
  return left > 0n ? left : 0n;
}
