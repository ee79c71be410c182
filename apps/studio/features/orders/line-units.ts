import type { OrderDetail } from '@veranda/contracts/orders';

type Line = OrderDetail['lines'][number];

/** Units by the id of their line. */
export type Units = Readonly<Record<string, number>>;

/** Units of a line that are still to be sent: those given back are not. */
export function leftToSend(line: Line): number {
  return line.shipped ? Math.max(0, line.quantity - line.refundedQuantity - line.fulfilledQuantity) : 0;
}

/** Units that would be sent now: all that are left. */
export function unitsToSend(order: OrderDetail): Units {
  return Object.fromEntries(order.lines.map((line) => [line.id, leftToSend(line)]));
}

/** True when anything can be refunded: money, or units that bring none. */
export function canGiveBack(order: Pick<OrderDetail, 'refundable' | 'lines'>): boolean {
  return hasMoneyLeft(order) || hasUnitsLeft(order);
}

/** True when an amount can be refunded. */
export function hasMoneyLeft(order: Pick<OrderDetail, 'refundable'>): boolean {
  return Number(order.refundable.value) > 0;
}

/** True when units can be refunded. */
export function hasUnitsLeft(order: Pick<OrderDetail, 'lines'>): boolean {
  return order.lines.some((line) => line.refundableQuantity > 0);
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
