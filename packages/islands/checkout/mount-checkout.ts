import { type CardChangeView, type CheckoutView, checkoutViewMark } from '@veranda/contracts/checkout-view';
import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CardChange } from './CardChange.tsx';
import { Checkout } from './Checkout.tsx';
import { type PreHydrationInput, watchPreHydrationInput } from './pre-hydration-input.ts';

/** Takes over the page that the server has drawn: nothing moves, it is drawn anew from the same view. */
export function mountCheckout(): void {
  takeOver<CheckoutView>('checkout', (first, early) => createElement(Checkout, { first, early }));
  takeOver<CardChangeView>('card-change', (first, early) => createElement(CardChange, { first, early }));
}

function takeOver<V>(id: string, draw: (first: V, early: PreHydrationInput | null) => ReactNode): void {
  const place = document.getElementById(id);
  const mark = document.getElementById(checkoutViewMark);
  if (!place || !mark) return;
  const form = place.querySelector('form');
  const early = form ? watchPreHydrationInput(form) : null;
  hydrateRoot(place, draw(JSON.parse(mark.textContent ?? '') as V, early));
}
