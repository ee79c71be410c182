import { islandParts } from '@veranda/contracts/island-parts';
import type { CartProps } from '@veranda/contracts/islands';
import { useCallback, useEffect, useState } from 'react';
import type { ShoppingCart } from '@veranda/contracts/cart';
import { currentCart, loadCart, onCart } from '../cart/cart-store.ts';
import { countLabel, countText } from '../cart/cart-words.ts';
import { textOf } from '../texts/island-text.ts';
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
  if (added === null && (!pill || !cart || cart.totalQuantity === 0)) return null;
  return (
    <aside aria-label={textOf('cartLabel')}>
      {pill ? <CartPill cart={cart} cartUrl={cartUrl} locale={locale} /> : null}
      {added ? <ItemAdded key={added.at} title={added.title} onClose={close} /> : null}
    </aside>
  );
}

// The link keeps its words for those who see it; those who hear it hear the sentence of storefront §4.
function showCount(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>(islandParts.cartLink)) {
    link.toggleAttribute('data-empty', count === 0);
    const slot = link.querySelector<HTMLElement>(islandParts.cartCount);
    if (!slot) continue;
    slot.textContent = countText(count);
    slot.hidden = count === 0;
    const label = link.querySelector('.v-visually-hidden') ?? link.appendChild(hiddenLabel());
    for (const child of link.children) child.toggleAttribute('aria-hidden', child !== label);
    for (const child of link.querySelectorAll('[aria-hidden=""]')) child.setAttribute('aria-hidden', 'true');
    label.textContent = countLabel(count);
  }
}

function hiddenLabel(): HTMLElement {
  const label = document.createElement('span');
  label.className = 'v-visually-hidden';
  return label;
}
