import type { CartLine } from '@veranda/domain/cart/cart-line';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { LoadedCart } from './load-cart.ts';

/** Several of a service are allowed unless the shop says otherwise (storefront §3, store settings). */
export function serviceProblem(
  cart: Pick<LoadedCart, 'store'>,
  line: Pick<CartLine, 'item' | 'quantity'>,
): Refusal | null {
  const isOnce = line.item?.kind === 'service' && !cart.store.multipleQuantityAllowedForServices;
  return isOnce && line.quantity > 1 ? refuse('service-once', { field: 'quantity' }) : null;
}
