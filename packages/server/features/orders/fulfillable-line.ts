import type { OrderLineRow } from '@veranda/db/orders/reader';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { FulfillableLine } from '@veranda/domain/orders/fulfilment';

/** An order's line as far as it is to be sent; only physical products are. */
export function fulfillable(line: OrderLineRow): FulfillableLine {
  return {
    id: line.id,
    shipped: lineKindOf(line.product_type) === 'physical',
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilled_quantity,
    refundedQuantity: line.refunded_quantity,
  };
}
