import type { OrderLineRecord } from '@veranda/db/orders/reader';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { FulfillableLine } from '@veranda/domain/orders/fulfilment';

/** An order's line as far as it is to be sent; only physical products are. */
export function fulfillable(line: OrderLineRecord): FulfillableLine {
  return {
    id: line.id,
    shipped: lineKindOf(line.productType) === 'physical',
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilledQuantity,
    refundedQuantity: line.refundedQuantity,
  };
}
