import type { CardChangeView } from '@veranda/contracts/checkout-view';
import { CardChange } from '@veranda/islands/checkout/CardChange.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The page of a card as React draws it. */
export function renderCardChange(first: CardChangeView): string {
  return renderToString(createElement(CardChange, { first, early: null }));
}
