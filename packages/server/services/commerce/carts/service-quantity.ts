import type { CartLine } from '@veranda/domain/cart/cart-line';
import type { StoreSettings } from '@veranda/domain/publishing/snapshot';

/** Several of a service are allowed unless the shop says otherwise (storefront §3, store settings). */
export function serviceProblem(
  store: StoreSettings,
  line: Pick<CartLine, 'item' | 'quantity'>,
): 'service-once' | null {
  const isOnce = line.item?.kind === 'service' && !store.multipleQuantityAllowedForServices;
  return isOnce && line.quantity > 1 ? 'service-once' : null;
}
