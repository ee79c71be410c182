import type { CartProps } from '@veranda/contracts/islands';
import { useSyncExternalStore } from 'react';
import { textOf } from '../texts/island-text.ts';
import { CartPill } from './CartPill.tsx';
import { type CartView, hasAnythingToShow } from './cart-view.ts';
import { ItemAdded } from './ItemAdded.tsx';

export interface CartIslandProps extends CartProps {
  readonly view: CartView;
}

/** The pill and the item-added popover. */
export function CartIsland({ pill, view, ...props }: CartIslandProps) {
  const state = useSyncExternalStore(view.subscribe, view.get);
  if (!hasAnythingToShow(state, pill)) return null;
  const { cart, added } = state;
  return (
    <aside aria-label={textOf('cartLabel')}>
      {pill ? <CartPill cart={cart} {...props} /> : null}
      {added ? <ItemAdded key={added.at} title={added.title} onClose={view.closeAdded} /> : null}
    </aside>
  );
}
