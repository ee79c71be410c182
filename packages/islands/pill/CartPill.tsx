import type { ShoppingCart } from '@veranda/contracts/cart';
import { countLabel, countText, subtotalText } from '../cart/cart-words.ts';

interface CartPillProps {
  readonly cart: ShoppingCart | null;
  readonly cartUrl: string;
  readonly locale: string;
}

/** The floating pill at the bottom of the page: quantity and subtotal; nothing for an empty cart. */
export function CartPill({ cart, cartUrl, locale }: CartPillProps) {
  if (!cart || cart.totalQuantity <= 0) return null;
  return (
    <a className="v-pill" href={cartUrl} onClick={openCart(cartUrl)}>
      <span className="v-visually-hidden">{countLabel(cart.totalQuantity)}</span>
      <span className="v-pill-count" aria-hidden="true">
        {countText(cart.totalQuantity)}
      </span>
      <span className="v-pill-subtotal" aria-hidden="true">
        {subtotalText(cart.subtotalCents, cart.currency, locale)}
      </span>
    </a>
  );
}

// Inside the editor's frame the pill sets the frame's own address (storefront §2).
function openCart(cartUrl: string) {
  return (event: React.MouseEvent): void => {
    if (window.self === window.top) return;
    event.preventDefault();
    window.location.assign(cartUrl);
  };
}
