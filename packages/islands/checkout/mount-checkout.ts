import { type CheckoutView, checkoutViewMark } from '@veranda/contracts/checkout-view';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Checkout } from './Checkout.tsx';
import { watchEarlyTyping } from './early-typing.ts';

/** Takes over the checkout that the server has drawn. Nothing moves: it is drawn anew from the same view. */
export function mountCheckout(): void {
  const place = document.getElementById('checkout');
  const mark = document.getElementById(checkoutViewMark);
  if (!place || !mark) return;
  const first = JSON.parse(mark.textContent ?? '') as CheckoutView;
  const form = place.querySelector('form');
  const early = form ? watchEarlyTyping(form) : null;
  hydrateRoot(place, createElement(Checkout, { first, early }));
}
