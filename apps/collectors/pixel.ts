import type { CartEntry } from '@veranda/contracts/cart';
import { pixelAddress, type VisitFacts } from '@veranda/contracts/visit-facts';
import { type PixelEvent, type PixelFacts, pixelQuery } from '@veranda/domain/analytics/ad-pixel';
import { claimedPurchase, purchaseClaims } from './purchase.ts';

/** Tells the owner's ad-pixel what a visitor does (administration §7), by pictures: no code of others runs on the page. */
export function watchPixel({ adPixelId: id, currency, product, query }: VisitFacts): void {
  if (product)
    tell('ViewContent', {
      content_ids: [product.id],
      content_name: product.title,
      content_type: 'product',
      currency,
      ...(product.price === '' ? {} : { value: Number(product.price) }),
    });
  if (query !== '') tell('Search', { search_string: query });
  document.addEventListener('veranda:item-added', (event) => {
    const { newlyAdded } = (event as CustomEvent<{ readonly newlyAdded: CartEntry }>).detail;
    const { itemId, title, purchasePriceCents } = newlyAdded;
    const value = purchasePriceCents / 100;
    tell('AddToCart', {
      content_ids: [itemId],
      content_name: title,
      content_type: 'product',
      value,
      currency,
    });
  });
  // A newsletter's form fires both.
  window.addEventListener('veranda:subscribe-newsletter', () => tell('CompleteRegistration', {}));
  window.addEventListener('veranda:form-success', (event) => {
    const isNewsletter = (event as CustomEvent<{ readonly isNewsletter?: boolean } | null>).detail
      ?.isNewsletter;
    if (!isNewsletter) tell('Lead', {});
  });
  void claimedPurchase(purchaseClaims()).then((order) => {
    if (order === null || order.testMode) return;
    const facts = {
      value: order.grandTotal,
      currency,
      content_type: 'product' as const,
      content_ids: order.items.map(({ sku }) => sku),
      num_items: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    };
    tell('Purchase', facts, order.id);
  });

  function tell(event: PixelEvent, facts: PixelFacts, eventId?: string): void {
    const page = location.origin + location.pathname;
    const call = { id, event, page, at: Date.now(), ...(eventId === undefined ? {} : { eventId }) };
    new Image().src = `${pixelAddress}?${pixelQuery(call, facts)}`;
  }
}
