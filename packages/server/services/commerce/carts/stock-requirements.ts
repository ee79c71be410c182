import type { Demand } from '@veranda/db/checkout/stock-rows';
import { lineTakesStock } from '@veranda/domain/line-items/line-kind';
import type { LoadedCart } from './load-cart.ts';

/** Stock that a cart needs, by variant with counted stock; lines of one variant are summed. */
export function stockRequirements(cart: LoadedCart): Demand[] {
  const wanted = new Map<string, number>();
  for (const { line } of cart.entries)
    if (line.item !== null && line.variantId !== '' && lineTakesStock(line.item.kind))
      wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity);
  return [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
}
