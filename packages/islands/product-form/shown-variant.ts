import { islandSelectors } from '@veranda/contracts/island-selectors';
import type { ProductFormProps } from '@veranda/contracts/islands';
import { showRestock } from '../restock/show-restock.ts';
import { keepDrawn } from './drawn-content.ts';
import { takeOverPictures } from './shown-picture.ts';

/** A variant of the form, and whether it is available. */
export type FormVariant = ProductFormProps['variants'][number] & { readonly available: boolean };

/**
 * Takes over what the page around a form says of the product. @returns what shows a variant; null, where the
 * choice leads to none, shows the product as the server drew it
 */
export function takeOverPage(form: HTMLFormElement): (variant: FormVariant | null) => void {
  const scope = form.closest('.v-product-page, .v-block') ?? form;
  const showPrice = takeOverPrice(scope.querySelector<HTMLElement>(islandSelectors.price));
  const showPicture = takeOverPictures(scope, form);
  const offer = scope.querySelector<HTMLElement>(islandSelectors.installments);
  const drawnOffer = offer?.textContent ?? '';
  const scarcity = form.querySelector<HTMLElement>('[data-scarcity]');
  return (variant) => {
    showPrice(variant);
    if (offer) offer.textContent = variant?.installments ?? drawnOffer;
    if (scarcity) {
      scarcity.textContent = variant?.scarcity ?? '';
      scarcity.hidden = scarcity.textContent === '';
    }
    showRestock(scope, variant);
    showPicture(variant?.imageId ?? '');
  };
}

function takeOverPrice(price: HTMLElement | null): (variant: FormVariant | null) => void {
  if (!price) return () => {};
  const isDrawnOnSale = price.classList.contains('is-on-sale');
  const showDrawn = keepDrawn(price);
  return (variant) => {
    showDrawn();
    price.classList.toggle('is-on-sale', isDrawnOnSale);
    if (variant && variant.price !== '') writePrice(price, variant);
  };
}

// The server's own parts stay, with the words for those who only hear the page.
function writePrice(price: HTMLElement, variant: FormVariant): void {
  const isOnSale = variant.regularPrice !== '';
  const now = price.querySelector<HTMLElement>('.v-price-now') ?? price;
  const was = price.querySelector<HTMLElement>('.v-price-was') ?? (isOnSale ? regularBefore(now) : null);
  now.textContent = variant.price;
  if (was) was.textContent = variant.regularPrice;
  for (const part of [was, ...price.querySelectorAll<HTMLElement>('.v-visually-hidden')])
    if (part) part.hidden = !isOnSale;
  price.classList.toggle('is-on-sale', isOnSale);
}

function regularBefore(now: HTMLElement): HTMLElement {
  const was = document.createElement('s');
  was.className = 'v-price-was';
  now.before(was, ' ');
  return was;
}
