import { isGoods, type PricedLine } from '../cart/priced-line.ts';
import { assertNever } from '../assert-never.ts';
import type { DiscountScope } from './discount.ts';

/** Whether a discount of this scope may touch the line. */
export function inScope(scope: DiscountScope, line: PricedLine): boolean {
  if (!isGoods(line)) return false;
  switch (scope.kind) {
    case 'order':
      return true;
    case 'products':
      return scope.productIds.includes(line.productId);
    case 'categories':
      return line.categoryIds.some((id) => scope.categoryIds.includes(id));
    default:
      return assertNever(scope);
  }
}
