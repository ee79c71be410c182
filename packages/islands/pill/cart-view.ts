import type { ShoppingCart } from '@veranda/contracts/cart';
import { currentCart, loadCart, onCart } from '../cart/cart-store.ts';
import { showCount } from './cart-links.ts';

/** State shown by pill and popover. */
interface CartViewState {
  readonly cart: ShoppingCart | null;
  /**
   * The item that was added last, until its popover is closed; `at` tells two adds of the same item apart.
   */
  readonly added: { readonly title: string; readonly at: number } | null;
}

/** The cart as this page shows it. It needs no React: that comes when there is something to show. */
export interface CartView {
  readonly get: () => CartViewState;
  /** @returns how to stop listening. */
  readonly subscribe: (listen: () => void) => () => void;
  readonly closeAdded: () => void;
}

/** Follows the cart from now on: asks for it, counts at the links, and tells whoever shows it. */
export function createCartView(): CartView {
  const listeners = new Set<() => void>();
  let state: CartViewState = { cart: currentCart(), added: null };

  function change(next: CartViewState): void {
    state = next;
    for (const listen of listeners) listen();
  }

  onCart(({ cart, added }) => {
    showCount(cart.totalQuantity);
    change({ cart, added: added === null ? state.added : { title: added, at: Date.now() } });
  });
  void loadCart();
  // A page that comes back from the browser's cache must not show a cart that was bought in the meantime.
  window.addEventListener('pageshow', (event) => void (event.persisted && loadCart()));
  // Another tab may have bought it, which no channel tells.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadCart();
  });

  return {
    get: () => state,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    closeAdded: () => change({ ...state, added: null }),
  };
}

/**
 * True when there is anything to show: a pill of a cart that holds something, or an item that was just added.
 */
export function hasAnythingToShow({ cart, added }: CartViewState, pill: boolean): boolean {
  return added !== null || (pill && cart !== null && cart.totalQuantity > 0);
}
