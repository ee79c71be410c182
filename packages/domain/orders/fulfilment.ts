import { type Refusal, refuse } from '../refusal.ts';

/** A line of an order as far as it is to be sent. */
export interface FulfillableLine {
  readonly id: string;
  readonly shipped: boolean;
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  readonly refundedQuantity: number;
}

/** A number of units of a line. */
export interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** Fulfilment status of an order (decision 0050). */
type FulfilmentStatus = 'none_needed' | 'unfulfilled' | 'partial' | 'fulfilled';

/**
 * Units still to be shipped. Refunded units are not: those that had not left count first, the others came
 * back after they were sent.
 */
export function unsent(lines: readonly FulfillableLine[]): LineUnits[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - line.refundedQuantity - line.fulfilledQuantity;
    return line.shipped && quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

/** Checks what is about to be sent: each line once, of this order, and no more than is left. */
export function shipmentProblem(
  lines: readonly FulfillableLine[],
  sent: readonly LineUnits[],
): Refusal | null {
  if (sent.length === 0) return refuse('shipment-empty', { field: 'lines' });
  const left = new Map(unsent(lines).map((one) => [one.lineId, one.quantity]));
  for (const { lineId, quantity } of sent) {
    const maxQuantity = left.get(lineId);
    if (maxQuantity === undefined) return refuse('unknown-order-line', { field: 'lines' });
    if (quantity > maxQuantity)
      return refuse('shipment-too-many', { field: 'lines', params: { left: maxQuantity } });
    left.delete(lineId);
  }
  return null;
}

/**
 * The status that follows from the lines; nothing is needed when all was given back before any of it was
 * sent.
 */
export function fulfilmentStatus(lines: readonly FulfillableLine[]): FulfilmentStatus {
  const shipped = lines.filter((line) => line.shipped);
  if (shipped.length === 0) return 'none_needed';
  const isBegun = shipped.some((line) => line.fulfilledQuantity > 0);
  if (unsent(lines).length === 0) return isBegun ? 'fulfilled' : 'none_needed';
  return isBegun ? 'partial' : 'unfulfilled';
}
