import type { CartProps } from '@veranda/contracts/islands';
import { CartIsland } from '@veranda/islands/pill/CartIsland.tsx';
import type { CartView } from '@veranda/islands/pill/cart-view';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts pill and popover in their own element: nothing of the page is theirs, so nothing moves. */
export function mountCart(mark: HTMLElement, props: CartProps, view: CartView): void {
  createRoot(mark).render(createElement(CartIsland, { ...props, view }));
}
