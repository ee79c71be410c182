import { describe, expect, it } from 'vitest';
import { type AddedFacts, addToCartEvent, shoppingEvents, viewCartEvent } from './shopping-events.ts';

const facts: AddedFacts = {
  metrics: true,
  websiteId: 'w',
  pageId: 'g',
  cartId: 'c',
  place: 'pdp',
  item: { id: 'i', type: 1, title: 'Mug' },
  collection: { id: 's', name: 'Shop' },
};

describe('the add-to-cart event', () => {
  it('storefront §7 add-to-cart event: sent when site-visitor-metrics is on and all is known', () => {
    expect(addToCartEvent(facts)).not.toBeNull();
  });

  it('storefront §3 add-to-cart event: has website_id, page_id and cart_id; administration §7 shopping event: has website_id, page_id and cart_id', () => {
    expect(addToCartEvent(facts)).toMatchObject({ website_id: 'w', page_id: 'g', cart_id: 'c' });
  });

  it('storefront §3 add-to-cart event: product has item_id, item_type and item_title; administration §7 shopping event: has the fields of the item', () => {
    expect(addToCartEvent(facts)?.product).toMatchObject({ item_id: 'i', item_type: 1, item_title: 'Mug' });
  });

  it('storefront §3 add-to-cart event: product has item_collection_id and item_collection_name', () => {
    const product = { item_collection_id: 's', item_collection_name: 'Shop' };
    expect(addToCartEvent(facts)?.product).toMatchObject(product);
  });

  it.each([
    ['storefront §7 add-to-cart event: not sent when site-visitor-metrics is off', { metrics: false }],
    ['storefront §7 add-to-cart event: not sent without a website', { websiteId: '' }],
    [
      'storefront §7 add-to-cart event: not sent without a product type',
      { item: { ...facts.item, type: 0 } },
    ],
    ['storefront §7 add-to-cart event: not sent without an item', { item: { ...facts.item, id: '' } }],
    ['storefront §7 add-to-cart event: not sent without a collection', { collection: { id: '', name: '' } }],
    ['storefront §7 add-to-cart event: not sent without a cart', { cartId: '' }],
  ])('%s', (_statement, missing) => expect(addToCartEvent({ ...facts, ...missing })).toBeNull());
});

describe('the event of a cart', () => {
  const viewed = {
    ...{ metrics: true, websiteId: 'w', pageId: 'g' },
    cart: { id: 'c', subtotalCents: 2400, currency: 'USD', items: 2 },
  };
  it('administration §7 shopping event: has cart_value, currency_code and num_items_in_cart', () => {
    expect(viewCartEvent(viewed)).toEqual({
      ...{ website_id: 'w', page_id: 'g', cart_id: 'c' },
      ...{ cart_value: 2400, currency_code: 'USD', num_items_in_cart: 2 },
    });
  });
  it.each([
    ['the site does not measure', { metrics: false }],
    ['there is no website', { websiteId: '' }],
    ['there is no cart', { cart: { ...viewed.cart, id: '' } }],
  ])('is none where %s', (_what, missing) => expect(viewCartEvent({ ...viewed, ...missing })).toBeNull());
});

describe('the events of shopping', () => {
  it.each([
    ['administration §7 shopping event: CommerceShopping_VisitPDP', 'VisitPDP'],
    ['administration §7 shopping event: VisitPLP', 'VisitPLP'],
    ['administration §7 shopping event: ReviewsVitalsAnchorLink', 'ReviewsVitalsAnchorLink'],
    ['administration §7 shopping event: ReviewsTab', 'ReviewsTab'],
    ['administration §7 shopping event: AddToCart', 'AddToCart'],
    ['administration §7 shopping event: ViewCart', 'ViewCart'],
    ['administration §7 shopping event: RemoveFromCart', 'RemoveFromCart'],
    ['administration §7 shopping event: RelatedProductDisplay', 'RelatedProductDisplay'],
    ['administration §7 shopping event: RelatedProductAddToCart', 'RelatedProductAddToCart'],
    ['administration §7 shopping event: RelatedProductClick', 'RelatedProductClick'],
  ])('%s', (_statement, name) => expect(shoppingEvents).toContain(`CommerceShopping_${name}`));
});
