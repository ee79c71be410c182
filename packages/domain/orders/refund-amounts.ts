import { divideRounded } from '../money/money.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';

/** A line of an order as far as it can be refunded. Amounts are minor units. */
interface RefundableLine {
  readonly id: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** Amount the buyer paid for the whole line, with the tax that was added to it. */
  readonly paidMinor: bigint;
}

/** Requested refund: units of lines with or without the shipping, or a plain amount. */
export type RefundRequest =
  | { readonly kind: 'amount'; readonly amountMinor: bigint }
  | {
      readonly kind: 'lines';
      readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
      readonly shipping: boolean;
    };

/** Refundable rest of an order. */
export interface Refundable {
  readonly lines: readonly RefundableLine[];
  /** Shipping with its tax, as far as it was not refunded. */
  readonly shippingMinor: bigint;
  /** Captured and not yet refunded, pending refunds counted as given. */
  readonly leftMinor: bigint;
  /** All that was paid was refunded: units that come back after that bring nothing. */
  readonly isGivenBack: boolean;
  /** Canceled, with nothing sent back by a bank since: nothing of it is given back any more. */
  readonly isClosed: boolean;
}

/** A refund with the amount of each of its lines. */
export interface RefundPlan {
  readonly amountMinor: bigint;
  /** Part of the amount that belongs to the shipping. */
  readonly shippingMinor: bigint;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountMinor: bigint;
  }[];
}

/**
 * Works out a refund; never more than is left. Units that were paid with nothing are refunded for nothing,
 * and so are all units once the money was refunded by amount.
 */
export function planRefund(request: RefundRequest, order: Refundable): RefundPlan | Refusal {
  if (order.isClosed) return refuse('order-canceled');
  if (request.kind === 'amount') {
    if (order.leftMinor === 0n) return refuse('nothing-to-refund');
    if (request.amountMinor <= 0n) return refuse('refund-empty', { field: 'amount' });
    if (request.amountMinor > order.leftMinor) return refuse('refund-too-much', { field: 'amount' });
    return { amountMinor: request.amountMinor, shippingMinor: 0n, lines: [] };
  }
  const lines = linesOf(request.lines, order);
  if (isRefusal(lines)) return lines;
  const shipping = request.shipping ? order.shippingMinor : 0n;
  if (order.isGivenBack && order.leftMinor === 0n && lines.length > 0 && shipping === 0n)
    return { amountMinor: 0n, shippingMinor: 0n, lines: lines.map((line) => ({ ...line, amountMinor: 0n })) };
  const wanted = lines.reduce((sum, line) => sum + line.amountMinor, shipping);
  if (wanted > order.leftMinor)
    return order.leftMinor === 0n
      ? refuse('nothing-to-refund')
      : refuse('refund-too-much', { field: 'lines' });
  if (lines.length === 0 && wanted === 0n) return refuse('refund-empty', { field: 'lines' });
  return { amountMinor: wanted, shippingMinor: shipping, lines };
}

function linesOf(
  chosen: readonly { readonly lineId: string; readonly quantity: number }[],
  order: Refundable,
): RefundPlan['lines'] | Refusal {
  const lines: { lineId: string; quantity: number; amountMinor: bigint }[] = [];
  for (const { lineId, quantity } of chosen) {
    const line = order.lines.find((line) => line.id === lineId);
    if (!line || lines.some((line) => line.lineId === lineId))
      return refuse('unknown-order-line', { field: 'lines' });
    if (quantity > line.quantity - line.refundedQuantity)
      return refuse('refund-too-many', {
        field: 'lines',
        params: { left: line.quantity - line.refundedQuantity },
      });
    lines.push({ lineId, quantity, amountMinor: unitsOf(line, quantity) });
  }
  return lines;
}

// The units of a line, refunded one after the other, come to exactly what the line was paid with.
function unitsOf(line: RefundableLine, quantity: number): bigint {
  const upTo = (units: number): bigint =>
    divideRounded(line.paidMinor * BigInt(units), BigInt(line.quantity));
  return upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity);
}

/**
 * Maximum refund of an order: a refund of no more than that is accepted, each part on its own, and one of
 * more is refused.
 */
interface RefundOffer {
  readonly amountMinor: bigint;
  /** Part of the shipping, which is refunded whole or not at all. */
  readonly shippingMinor: bigint;
  /** Units by the id of their line. */
  readonly units: ReadonlyMap<string, number>;
}

/** Maximum that {@link planRefund} accepts. */
export function refundOffer(order: Refundable): RefundOffer {
  const { leftMinor, shippingMinor } = order;
  if (order.isClosed) return { amountMinor: 0n, shippingMinor: 0n, units: new Map() };
  return {
    amountMinor: leftMinor,
    shippingMinor: shippingMinor <= leftMinor ? shippingMinor : 0n,
    units: new Map(order.lines.map((line) => [line.id, unitsWithin(line, order)])),
  };
}

function unitsWithin(line: RefundableLine, { isGivenBack, leftMinor }: Refundable): number {
  const left = line.quantity - line.refundedQuantity;
  if (isGivenBack && leftMinor === 0n) return left;
  // The amount of units grows with their number: the last one that fits lies between these two.
  let [fits, most] = [0, left];
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (unitsOf(line, middle) <= leftMinor) fits = middle;
    else most = middle - 1;
  }
  return fits;
}

/** A payment of which something can be refunded. */
interface RefundTender {
  readonly id: string;
  readonly kind: 'gift-card' | 'other';
  /** Captured and not yet refunded. */
  readonly leftMinor: bigint;
}

/**
 * Spreads a refund over the payments: gift cards first, then the others, each in the order in which they were
 * made. @throws RangeError when the payments do not hold the amount
 */
export function spreadRefund(
  amountMinor: bigint,
  tenders: readonly RefundTender[],
): { paymentId: string; amountMinor: bigint }[] {
  const inTurn = [...tenders].sort((a, b) => Number(a.kind === 'other') - Number(b.kind === 'other'));
  let left = amountMinor;
  const splits: { paymentId: string; amountMinor: bigint }[] = [];
  for (const tender of inTurn) {
    const part = tender.leftMinor < left ? tender.leftMinor : left;
    if (part > 0n) splits.push({ paymentId: tender.id, amountMinor: part });
    left -= part;
  }
  if (left > 0n) throw new RangeError('the payments hold less than the refund');
  return splits;
}
