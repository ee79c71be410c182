import type { CartProps } from '@veranda/contracts/islands';
import { decodeJson } from '@veranda/domain/decoders';
import { readVisitFacts, type VisitFacts, visitFactsElementId } from '@veranda/contracts/visit-facts';
import {
  type ShoppingEventName,
  type ShoppingFacts,
  shoppingEvent,
} from '@veranda/domain/analytics/shopping-events';
import { isProductDetailPage, isProductListingPage } from '@veranda/domain/pages/page-types';
import { currentCart, onCart } from '../cart/cart-store.ts';
import { type AddedItem, itemAddedEvent, itemRemovedEvent, type RemovedItem } from '../cart/item-added.ts';
import { postEvent } from '../analytics/post-event.ts';

/** Kind of the page, as the shopping events name it, and the function that sends one. */
interface Watch {
  readonly facts: VisitFacts;
  readonly tell: (event: ShoppingEventName, about?: Pick<ShoppingFacts, 'item'>) => void;
}

/**
 * Tells of what a visitor does in the shop (administration §7) where the site measures: visitors only, since
 * pages in the editor's frame run no script of ours and members of the studio have no cookie here.
 */
export function watchShopping({ cartUrl, currency }: Pick<CartProps, 'cartUrl' | 'currency'>): void {
  const text = document.getElementById(visitFactsElementId)?.textContent;
  if (!text || window.self !== window.top) return;
  const facts = decodeJson(readVisitFacts, text);
  const watch: Watch = {
    facts,
    tell: (event, about = {}) => {
      const told = shoppingEvent({ facts, cart: cartFacts(currency), ...about });
      if (told) postEvent(`CommerceShopping_${event}`, told);
    },
  };
  tellVisit(watch);
  if (location.pathname === cartUrl) tellCart(watch);
  watchReviews(watch);
  watchRelated(watch);
  document.addEventListener(itemRemovedEvent, (event) => {
    const { removed } = (event as CustomEvent<RemovedItem>).detail;
    watch.tell('RemoveFromCart', { item: itemOf(removed) });
  });
}

function tellVisit({ facts, tell }: Watch): void {
  const { pageType, collection, product } = facts;
  const page = { pageType, collectionType: collection.type, hasProduct: product !== null, isInEditor: false };
  const told = () => {
    if (isProductDetailPage(page)) tell('VisitPDP', ownItem(facts));
    if (isProductListingPage(page)) tell('VisitPLP');
  };
  // Events name the cart: it may be on its way, and a visit is reported without it where it does not come.
  if (document.documentElement.dataset['cart'] !== 'loading') return told();
  onceHeard(told, { timeoutMs: 3_000 });
}

// Once there is a cart.
function tellCart({ tell }: Watch): void {
  if (currentCart()) return tell('ViewCart');
  onceHeard(() => tell('ViewCart'));
}

/** Acts when the cart is heard of, once; or after so many milliseconds without it. */
function onceHeard(act: () => void, { timeoutMs }: { readonly timeoutMs?: number } = {}): void {
  const timer = timeoutMs === undefined ? undefined : setTimeout(heard, timeoutMs);
  const stop = onCart(heard);
  function heard(): void {
    clearTimeout(timer);
    // Events from before the listener are delivered at once: then there is nothing to stop yet.
    queueMicrotask(() => stop());
    act();
  }
}

function watchReviews({ facts, tell }: Watch): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.v-reviews-link')) tell('ReviewsVitalsAnchorLink', ownItem(facts));
  });
  for (const reviews of document.querySelectorAll('.v-reviews'))
    onceSeen(reviews, () => tell('ReviewsTab', ownItem(facts)));
}

function watchRelated({ facts, tell }: Watch): void {
  const related = document.querySelector('.v-related');
  if (!related) return;
  onceSeen(related, () => tell('RelatedProductDisplay', ownItem(facts)));
  related.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    const card = link?.closest<HTMLElement>('[data-item-id]');
    if (link) tell('RelatedProductClick', card ? { item: cardItem(card) } : {});
  });
  document.addEventListener(itemAddedEvent, (event) => {
    const { newlyAdded } = (event as CustomEvent<AddedItem>).detail;
    const isHere = [...related.querySelectorAll<HTMLElement>('[data-item-id]')].some(
      (card) => card.dataset['itemId'] === newlyAdded.itemId,
    );
    if (isHere) tell('RelatedProductAddToCart', { item: itemOf(newlyAdded) });
  });
}

function onceSeen(element: Element, run: () => void): void {
  new IntersectionObserver((entries, seen) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    run();
  }).observe(element);
}

function cartFacts(currency: string): ShoppingFacts['cart'] {
  const cart = currentCart();
  return cart && { id: cart.id, subtotalCents: cart.subtotalCents, currency, items: cart.totalQuantity };
}

function ownItem({ product, collection }: VisitFacts): Pick<ShoppingFacts, 'item'> {
  return product ? { item: { ...product, collection: { id: collection.id, name: collection.title } } } : {};
}

function itemOf({ itemId: id, productType: type, title, collection }: AddedItem['newlyAdded']) {
  return { id, type, title, collection };
}

function cardItem(card: HTMLElement) {
  return {
    id: card.dataset['itemId'] ?? '',
    type: 0,
    title: card.querySelector('.v-card-title')?.textContent?.trim() ?? '',
    collection: { id: '', name: '' },
  };
}
