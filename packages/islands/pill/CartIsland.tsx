import type { CartProps } from '@veranda/contracts/islands';
import type { ShoppingCart } from '@veranda/contracts/cart';
import { useRef, useSyncExternalStore } from 'react';
import { t } from '../messages/island-messages.ts';
import { CartPill } from './CartPill.tsx';
import { type CartView, hasAnythingToShow } from './cart-view.ts';
import { ItemAdded } from './ItemAdded.tsx';
import { useYieldToForms } from './use-yield-to-forms.ts';

interface CartIslandProps extends CartProps {
  readonly view: CartView;
}

/** The pill and the item-added popover. */
export function CartIsland({ pill, view, ...props }: CartIslandProps) {
  const state = useSyncExternalStore(view.subscribe, view.get);
  const frame = useRef<HTMLElement>(null);
  useYieldToForms(frame);
  if (!hasAnythingToShow(state, pill)) return null;
  const { cart, added } = state;
  return (
    <aside className="v-cart-float" aria-label={t('cartLabel')} ref={frame}>
      {pill ? <CartPill cart={cart} {...props} /> : null}
      {added ? (
        <ItemAdded
          key={added.at}
          title={added.title}
          cartUrl={props.cartUrl}
          checkoutUrl={checkoutUrlOf(cart)}
          onClose={view.closeAdded}
        />
      ) : null}
    </aside>
  );
}

// A cart below the minimum order is first shown what is missing.
function checkoutUrlOf(cart: ShoppingCart | null): string {
  return cart === null || cart.belowMinimum ? '' : cart.checkoutUrl;
}
