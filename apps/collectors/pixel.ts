import type { CartEntry } from '@veranda/contracts/cart';
import { pixelAddress, type VisitFacts } from '@veranda/contracts/visit-facts';
import { type PixelEvent, type PixelFacts, pixelQuery } from '@veranda/domain/analytics/ad-pixel';
import { claimedPurchase, purchaseClaims } from './purchase.ts';

/** Facts of an event; one with an `eventId` counts once, however often it is sent. */
type Tell = (event: PixelEvent, facts: PixelFacts, eventId?: string) => void;

/**
 * Tells the owner's ad-pixel what a visitor does (administration §7), by pictures: no code of others runs on
 * the page.
 */
export function watchPixel({ adPixelId, currency, product, query }: VisitFacts): void {
  const tell = pixelOf(adPixelId);
  if (product) tell('ViewContent', viewFacts(product, currency));
  if (query !== '') tell('Search', { search_string: query });
  watchCart(currency, tell);
  watchForms(tell);
  void tellPurchase(currency, tell);
}

function pixelOf(id: string): Tell {
  return (event, facts, eventId) => {
    const page = location.origin + location.pathname;
    const call = { id, event, page, at: Date.now(), ...(eventId === undefined ? {} : { eventId }) };
    new Image().src = `${pixelAddress}?${pixelQuery(call, facts)}`;
  };
}

function viewFacts({ id, title, price }: NonNullable<VisitFacts['product']>, currency: string): PixelFacts {
  return {
    content_ids: [id],
    content_name: title,
    content_type: 'product',
    currency,
    ...(price === '' ? {} : { value: Number(price) }),
  };
}

function watchCart(currency: string, tell: Tell): void {
  document.addEventListener('veranda:item-added', (event) => {
    const { newlyAdded } = (event as CustomEvent<{ readonly newlyAdded: CartEntry }>).detail;
    const { itemId, title, purchasePriceCents } = newlyAdded;
    tell('AddToCart', {
      content_ids: [itemId],
      content_name: title,
      content_type: 'product',
      value: purchasePriceCents / 100,
      currency,
    });
  });
}

function watchForms(tell: Tell): void {
  // A newsletter's form fires both.
  window.addEventListener('veranda:subscribe-newsletter', () => tell('CompleteRegistration', {}));
  window.addEventListener('veranda:form-success', (event) => {
    const isNewsletter = (event as CustomEvent<{ readonly isNewsletter?: boolean } | null>).detail
      ?.isNewsletter;
    if (!isNewsletter) tell('Lead', {});
  });
}

async function tellPurchase(currency: string, tell: Tell): Promise<void> {
  const order = await claimedPurchase(purchaseClaims());
  if (order === null || order.testMode) return;
  const facts: PixelFacts = {
    value: order.grandTotal,
    currency,
    content_type: 'product',
    content_ids: order.items.map(({ sku }) => sku),
    num_items: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  tell('Purchase', facts, order.id);
}
