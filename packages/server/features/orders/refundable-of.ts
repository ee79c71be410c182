import type { SoldCardRow } from '@veranda/db/gift-cards/reader';
import type { OrderLineRow, OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import type { RefundRow } from '@veranda/db/orders/refunds';
import type { Row } from '@veranda/db/schema';
import type { Refundable } from '@veranda/domain/orders/refund-amounts';
import { paymentStatusOfOrder } from '../../platform/orders/order-payment-status.ts';
import { shippingLeft } from './shipping-left.ts';

/** What decides on refunds of an order. */
export interface RefundFacts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly PaymentRow[];
  readonly taxes: readonly Row<'order_tax'>[];
  readonly refunds: readonly RefundRow[];
  /** The gift cards that it has sold. */
  readonly cards: readonly SoldCardRow[];
}

/** What of an order can be given back: what the studio offers, and what a refund is held against. */
export function refundableOf(facts: RefundFacts): Refundable {
  const { order, lines, payments, refunds } = facts;
  // Tax that prices include is part of what a line cost; tax that is added comes on top of it.
  const added = order.tax_minor > 0n;
  return {
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      paidMinor: line.total_minor + (added ? line.tax_minor : 0n),
    })),
    shippingMinor: shippingLeft(facts),
    leftMinor: moneyLeft(facts),
    isGivenBack: paymentStatusOfOrder(order, payments) === 'refunded' && !isMoneyOpen(payments, refunds),
    isClosed: isClosed(order, refunds),
  };
}

/** Whether an order is canceled for good. A bank sends a refund back also then: its money is still to be given back. */
export function isClosed(order: Pick<OrderRow, 'status'>, refunds: readonly RefundRow[]): boolean {
  return order.status === 'canceled' && !refunds.some((one) => one.status === 'failed');
}

/** Whether a refund waits for its provider's answer: until then the order is not canceled (commerce, rules adopted). */
export function isUnderWay(refunds: readonly RefundRow[]): boolean {
  return refunds.some((one) => one.status === 'pending');
}

// What was spent of a gift card that the order has bought is not given back (commerce, gift card).
function moneyLeft({ payments, cards }: RefundFacts): bigint {
  const left = payments.reduce((sum, one) => sum + one.captured_minor - one.refunded_minor, 0n);
  const spent = cards.reduce(
    (sum, card) => sum + card.initial_minor - card.taken_minor - card.balance_minor,
    0n,
  );
  return left > spent ? left - spent : 0n;
}

// What is awaited may still come, and what is under way may be refused: until then no units are back for nothing.
function isMoneyOpen(payments: readonly PaymentRow[], refunds: readonly RefundRow[]): boolean {
  const isAsked = refunds.some((one) => one.status === 'pending' && one.amount_minor > 0n);
  return isAsked || payments.some((one) => one.status === 'awaited');
}
