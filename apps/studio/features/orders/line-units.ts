import type { OrderDetail } from '@veranda/contracts/orders';

type Line = OrderDetail['lines'][number];

/** Units by the id of their line. */
export type Units = Readonly<Record<string, number>>;

/** Units of a line that are still to be sent: those given back are not. */
export function leftToSend(line: Line): number {
  return line.shipped ? Math.max(0, line.quantity - line.refundedQuantity - line.fulfilledQuantity) : 0;
}

/** Units of a line that can still be given back. */
export function leftToRefund(line: Line): number {
  return line.quantity - line.refundedQuantity;
}

/** What one would send now: all that is left. */
export function unitsToSend(order: OrderDetail): Units {
  return Object.fromEntries(order.lines.map((line) => [line.id, leftToSend(line)]));
}

/** Whether anything can be given back: money, or units that had cost nothing or whose money was given back by amount. */
export function canGiveBack(
  order: Pick<OrderDetail, 'refundable' | 'status' | 'paymentStatus' | 'lines'>,
): boolean {
  const isPaidBack = order.paymentStatus === 'refunded';
  const isFree = (line: Line) => (isPaidBack || Number(line.total.value) === 0) && leftToRefund(line) > 0;
  return Number(order.refundable.value) > 0 || (order.status !== 'canceled' && order.lines.some(isFree));
}

/** Units as a call takes them: lines of which there are none are left out. */
export function chosenLines(units: Units): { lineId: string; quantity: number }[] {
  return Object.entries(units).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
}

/** Size, colour and SKU of a line in one. */
export function lineNote(line: Line): string {
  const attributes = Object.entries(line.attributes).map(([name, value]) => `${name}: ${value}`);
  return [...attributes, line.sku].filter(Boolean).join(' · ');
}
