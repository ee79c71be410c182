import { toWireCents } from '../money/wire.ts';
import { describe, expect, it } from 'vitest';
import { type AddedFacts, addToCartEvent, shoppingEvent } from './shopping-events.ts';

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

describe('a shopping event', () => {
  const facts = { metrics: true, websiteId: 'w', pageId: 'g' };
  const cart = { id: 'c', subtotalCents: 2400, currency: 'USD', items: 3 };
  const item = { id: 'i', type: 1, title: 'Mug', collection: { id: 's', name: 'Shop' } };

  it('tells amounts in major units, of yen as of dollars', () => {
    expect(shoppingEvent({ facts, cart: { ...cart, subtotalCents: 1999 } })).toMatchObject({
      cart_value: 19.99,
    });
    const yen = { ...cart, subtotalCents: Number(toWireCents(934n, 'JPY')), currency: 'JPY' };
    expect(shoppingEvent({ facts, cart: yen })).toMatchObject({ cart_value: 934 });
  });

  it('administration §7 shopping event: has cart_value, currency_code and num_items_in_cart', () => {
    expect(shoppingEvent({ facts, cart })).toEqual({
      website_id: 'w',
      page_id: 'g',
      cart_id: 'c',
      cart_value: 24,
      currency_code: 'USD',
      num_items_in_cart: 3,
    });
  });

  it('tells of its item, and of no cart where there is none', () => {
    expect(shoppingEvent({ facts, cart: null, item })).toEqual({
      website_id: 'w',
      page_id: 'g',
      cart_id: '',
      item_id: 'i',
      item_type: 1,
      item_title: 'Mug',
      item_collection_id: 's',
      item_collection_name: 'Shop',
    });
  });

  it.each([
    ['the site does not measure', { metrics: false }],
    ['there is no website', { websiteId: '' }],
  ])('is none where %s', (_what, missing) =>
    expect(shoppingEvent({ facts: { ...facts, ...missing }, cart })).toBeNull(),
  );
});
