import { islandParts } from '@veranda/contracts/island-parts';
import type { CartProps } from '@veranda/contracts/islands';
import { useCallback, useEffect, useState } from 'react';
import type { ShoppingCart } from '@veranda/contracts/cart';
import { currentCart, loadCart, onCart } from '../cart/cart-store.ts';
import { countLabel, countText } from '../cart/cart-words.ts';
import { CartPill } from './CartPill.tsx';
import { ItemAdded } from './ItemAdded.tsx';

/** The pill, the count at the cart link and the item-added popover. */
export function CartIsland({ cartUrl, locale, pill }: CartProps) {
  const [cart, setCart] = useState<ShoppingCart | null>(currentCart);
  const [added, setAdded] = useState<{ title: string; at: number } | null>(null);
  const close = useCallback(() => setAdded(null), []);
  useEffect(() => {
    const stop = onCart((event) => {
      setCart(event.cart);
      showCount(event.cart.totalQuantity);
      if (event.added !== null) setAdded({ title: event.added, at: Date.now() });
    });
    void loadCart();
    // A page that comes back from the browser's cache must not show a cart that was bought meanwhile.
    const back = (event: PageTransitionEvent): void => void (event.persisted && loadCart());
    window.addEventListener('pageshow', back);
    return () => {
      stop();
      window.removeEventListener('pageshow', back);
    };
  }, []);
  return (
    <>
      {pill ? <CartPill cart={cart} cartUrl={cartUrl} locale={locale} /> : null}
      {added ? <ItemAdded key={added.at} title={added.title} onClose={close} /> : null}
    </>
  );
}

function showCount(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>(islandParts.cartLink)) {
    link.setAttribute('aria-label', countLabel(count));
    link.toggleAttribute('data-empty', count === 0);
    const slot = link.querySelector(islandParts.cartCount);
    if (slot) slot.textContent = countText(count);
  }
}
