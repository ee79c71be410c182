import type { CartEntry, ShoppingCart } from '@veranda/contracts/cart';

/** The document's event after an add (storefront §4, cart); its detail is the answer of the call. */
export const itemAddedEvent = 'veranda:item-added';

export interface AddedItem {
  readonly shoppingCart: ShoppingCart;
  readonly newlyAdded: CartEntry;
}

/** The document's event after a line of the cart was removed. */
export const itemRemovedEvent = 'veranda:item-removed';

export interface RemovedItem {
  readonly shoppingCart: ShoppingCart;
  readonly removed: CartEntry;
}

/** Fires the item-removed event. */
export function itemRemoved(gone: RemovedItem): void {
  document.dispatchEvent(new CustomEvent<RemovedItem>(itemRemovedEvent, { detail: gone }));
}

/** Fires the item-added event, and tells the site of it where the site measures. */
export function itemAdded(added: AddedItem, place: string): void {
  document.dispatchEvent(new CustomEvent<AddedItem>(itemAddedEvent, { detail: added }));
  // Tracking that fails is swallowed: its code may not come.
  import('../analytics/track-added.ts').then(
    ({ trackAdded }) => trackAdded(added, place),
    () => undefined,
  );
}
