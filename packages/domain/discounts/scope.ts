import { isProductLine, type PricedLine } from '../line-items/priced-line.ts';
import { assertNever } from '../assert-never.ts';
import type { Discount, DiscountScope } from './discount.ts';

/** The lines that a discount of this scope may touch. */
export function linesInScope(scope: DiscountScope, lines: readonly PricedLine[]): readonly PricedLine[] {
  const goods = lines.filter(isProductLine);
  switch (scope.kind) {
    case 'order':
      return goods;
    case 'products': {
      const ids = new Set(scope.productIds);
      return goods.filter((line) => ids.has(line.productId));
    }
    case 'categories': {
      const ids = new Set(scope.categoryIds);
      return goods.filter((line) => line.categoryIds.some((id) => ids.has(id)));
    }
    default:
      return assertNever(scope);
  }
}

/**
 * True when a discount applies to the charge that a line is a part of: once, the first of a subscription, or
 * one after it.
 */
export function isForCharge({ subscriptions }: Pick<Discount, 'subscriptions'>, line: PricedLine): boolean {
  if (line.billing === undefined) return true;
  return subscriptions === 'all' || (subscriptions === 'first' && line.billing === 'first');
}

/** The lines that a discount may reduce. */
export function eligibleLines(
  discount: Pick<Discount, 'scope' | 'subscriptions'>,
  lines: readonly PricedLine[],
): readonly PricedLine[] {
  return linesInScope(discount.scope, lines).filter((line) => isForCharge(discount, line));
}
