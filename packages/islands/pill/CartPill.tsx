import { sitePath } from '../api/site-path.ts';
import type { ShoppingCart } from '@veranda/contracts/cart';
import type { CartProps } from '@veranda/contracts/islands';
import { countLabel, countText, subtotalText } from '../cart/cart-summary.ts';
import { pillOffer } from '../installments/pill-offer.ts';

interface CartPillProps extends Pick<CartProps, 'cartUrl' | 'locale' | 'installments'> {
  readonly cart: ShoppingCart | null;
}

/** The floating pill at the bottom of the page: quantity and subtotal; nothing for an empty cart. */
export function CartPill({ cart, cartUrl, ...props }: CartPillProps) {
  if (!cart || cart.totalQuantity <= 0) return null;
  const offer = pillOffer(cart, props);
  const infoUrl = props.installments?.infoUrl ?? '';
  return (
    <>
      {offer === null ? null : (
        <button type="button" className="v-pill-installments" onClick={() => void openTerms(infoUrl)}>
          {offer}
        </button>
      )}
      <a className="v-pill" href={sitePath(cartUrl)} onClick={openCart(cartUrl)}>
        <span className="v-visually-hidden">{countLabel(cart.totalQuantity)}</span>
        <span className="v-pill-count" aria-hidden="true">
          {countText(cart.totalQuantity)}
        </span>
        <span className="v-pill-subtotal" aria-hidden="true">
          {subtotalText(cart.subtotalCents, cart.currency, props.locale)}
        </span>
      </a>
    </>
  );
}

async function openTerms(infoUrl: string): Promise<void> {
  const terms = await import('../installments/open-terms.ts');
  await terms.openTerms(infoUrl);
}

// Inside the editor's frame the pill sets the frame's own address (storefront §2).
function openCart(cartUrl: string) {
  return (event: React.MouseEvent): void => {
    if (window.self === window.top) return;
    event.preventDefault();
    window.location.assign(sitePath(cartUrl));
  };
}
