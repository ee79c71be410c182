import type { ShoppingCart } from '@veranda/contracts/cart';
import type { CartProps } from '@veranda/contracts/islands';
import { viewCartEvent } from '@veranda/domain/analytics/shopping-events';
import { postEvent } from './post-event.ts';

/** Tells of a cart that was looked at, where the site measures. */
export function trackCart(cart: ShoppingCart, { metrics, websiteId, pageId, currency }: CartProps): void {
  const { id, subtotalCents, totalQuantity: items } = cart;
  const event = viewCartEvent({ metrics, websiteId, pageId, cart: { id, subtotalCents, currency, items } });
  if (event) postEvent('CommerceShopping_ViewCart', event);
}
