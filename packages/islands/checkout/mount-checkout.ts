import { checkoutViewElementId } from '@veranda/contracts/checkout-page';
import type { CardChangeView, CheckoutView } from '@veranda/contracts/checkout-view';
import { type Decoder, decodeJson, objectWith, text } from '@veranda/domain/decoders';
import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CardChange } from './CardChange.tsx';
import { Checkout } from './Checkout.tsx';
import { type PreHydrationInput, watchPreHydrationInput } from './pre-hydration-input.ts';

/** Takes over the page that the server has drawn: nothing moves, it is drawn again from the same view. */
export function mountCheckout(): void {
  takeOver('checkout', checkoutView, (first, early) => createElement(Checkout, { first, early }));
  takeOver('card-change', cardChangeView, (first, early) => createElement(CardChange, { first, early }));
}

const checkoutView = objectWith<CheckoutView>({ cartId: text, crumb: text });
const cardChangeView = objectWith<CardChangeView>({ subscriptionId: text, crumb: text });

function takeOver<View>(
  id: string,
  decode: Decoder<View>,
  draw: (first: View, early: PreHydrationInput | null) => ReactNode,
): void {
  const place = document.getElementById(id);
  const mark = document.getElementById(checkoutViewElementId);
  if (!place || !mark) return;
  const form = place.querySelector('form');
  const early = form ? watchPreHydrationInput(form) : null;
  hydrateRoot(place, draw(decodeJson(decode, mark.textContent), early));
}
