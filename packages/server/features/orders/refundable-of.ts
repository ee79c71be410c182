import type { SoldGiftCard } from '@veranda/db/gift-cards/reader';
import type { OrderLineRecord, OrderRecord, PaymentRecord, OrderTaxRecord } from '@veranda/db/orders/reader';
import type { RefundRecord } from '@veranda/db/orders/refunds';
import type { Refundable } from '@veranda/domain/orders/refund-amounts';
import { paymentStatusOfOrder } from '../../services/commerce/orders/order-payment-status.ts';
import { shippingLeft } from './shipping-left.ts';

/** Facts that decide on refunds of an order. */
interface RefundFacts {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly taxes: readonly OrderTaxRecord[];
  readonly refunds: readonly RefundRecord[];
  /** The gift cards that it has sold. */
  readonly cards: readonly SoldGiftCard[];
}

/** Part of an order that can be refunded: the studio offers it, and refunds are checked against it. */
export function refundableOf(facts: RefundFacts): Refundable {
  const { order, lines, payments, refunds } = facts;
  // Tax that prices include is part of what a line cost; tax that is added comes on top of it.
  const added = order.taxMinor > 0n;
  return {
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refundedQuantity,
      paidMinor: line.totalMinor + (added ? line.taxMinor : 0n),
    })),
    shippingMinor: shippingLeft(facts),
    leftMinor: moneyLeft(facts),
    isGivenBack: paymentStatusOfOrder(order, payments) === 'refunded' && !isMoneyOpen(payments, refunds),
    isClosed: isClosed(order, refunds),
  };
}

/**
 * True when an order is canceled for good. A bank sends a refund back also then: its money is still to be
 * refunded.
 */
export function isClosed(order: Pick<OrderRecord, 'status'>, refunds: readonly RefundRecord[]): boolean {
  return order.status === 'canceled' && !refunds.some((refund) => refund.status === 'failed');
}

/** True when a refund waits for its provider's answer: until then the order is not canceled. */
export function isUnderWay(refunds: readonly RefundRecord[]): boolean {
  return refunds.some((refund) => refund.status === 'pending');
}

// The part of a gift card from this order that was spent is not refunded (decision 0040).
function moneyLeft({ payments, cards }: RefundFacts): bigint {
  const left = payments.reduce((sum, payment) => sum + payment.capturedMinor - payment.refundedMinor, 0n);
  const spent = cards.reduce(
    (sum, card) => sum + card.initialMinor - card.takenMinor - card.balanceMinor,
    0n,
  );
  return left > spent ? left - spent : 0n;
}

// Awaited money may still come, and a refund under way may be refused: until then no units are back for
// nothing.
function isMoneyOpen(payments: readonly PaymentRecord[], refunds: readonly RefundRecord[]): boolean {
  const isAsked = refunds.some((refund) => refund.status === 'pending' && refund.amountMinor > 0n);
  return isAsked || payments.some((payment) => payment.status === 'awaited');
}
