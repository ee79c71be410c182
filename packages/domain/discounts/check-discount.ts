import { isShipped, type PricedLine, sumOf } from '../line-items/priced-line.ts';
import type { CouponProblem, Discount } from './discount.ts';
import { isForCharge, linesInScope } from './scope.ts';

/** Context that a discount is checked against. */
export interface DiscountContext {
  readonly lines: readonly PricedLine[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Discounts that this customer has had before. */
  readonly usedByCustomer: ReadonlySet<string>;
}

/** Reason why a discount does not apply to a cart, or null when it does. */
export function discountProblem(discount: Discount, context: DiscountContext): CouponProblem | null {
  return availabilityProblem(discount, context) ?? cartProblem(discount, context.lines);
}

function availabilityProblem(
  discount: Discount,
  { now, usedByCustomer }: DiscountContext,
): CouponProblem | null {
  if (!discount.active) return 'not-active';
  if (discount.startsAt !== null && now < discount.startsAt) return 'not-started';
  if (discount.endsAt !== null && now >= discount.endsAt) return 'ended';
  if (discount.limit !== null && discount.used >= discount.limit) return 'used-up';
  if (discount.oncePerCustomer && usedByCustomer.has(discount.id)) return 'used-by-customer';
  return null;
}

function cartProblem(discount: Discount, lines: readonly PricedLine[]): CouponProblem | null {
  const matching = linesInScope(discount.scope, lines);
  if (matching.length === 0) return 'no-matching-item';
  const eligible = matching.filter((line) => isForCharge(discount, line));
  if (eligible.length === 0) return 'not-for-subscriptions';
  // Nothing is sent that could be sent for nothing, and no use of the code is spent on it.
  if (discount.effect.kind === 'free-shipping' && !eligible.some(isShipped)) return 'no-matching-item';
  const goods = sumOf(eligible.map((line) => line.unitMinor * BigInt(line.quantity)));
  if (goods < discount.minimumMinor) return 'under-amount';
  const units = eligible.reduce((sum, line) => sum + line.quantity, 0);
  return units < discount.minimumQuantity ? 'under-quantity' : null;
}
