import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';
import { addToCartEvent, productPlaces } from '@veranda/domain/analytics/shopping-events';
import { postEvent } from './post-event.ts';
import { visitOf } from './visit.ts';

/** Tells of an item that was added (storefront §3), where the site measures and everything of it is known. */
export function trackAdded(
  { shoppingCart, newlyAdded }: { readonly shoppingCart: ShoppingCart; readonly newlyAdded: CartEntry },
  place: string,
): void {
  const visit = visitOf(document);
  const event = addToCartEvent({
    ...visit,
    cartId: shoppingCart.id,
    place: productPlaces.find((productPlace) => productPlace === place) ?? 'product_block',
    item: { id: newlyAdded.itemId, type: newlyAdded.productType, title: newlyAdded.title },
    collection: newlyAdded.collection,
  });
  if (event) postEvent('CommerceShopping_AddToCart', event);
}
