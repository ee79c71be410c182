import { describe, expect, it } from 'vitest';
import {
  isProductDetailPage,
  isProductListingPage,
  isViewTracked,
  type PageFacts,
  pageTypeCodes,
} from './page-types.ts';

describe('the type of a page', () => {
  it.each([
    ['storefront §2 page type: 1 is main content or a collection', 'collection', 1],
    ['storefront §2 page type: 2 is a page', 'page', 2],
    ['storefront §2 page type: 3 is a splash page', 'splash-page', 3],
    ['storefront §2 page type: 50 is a content item', 'item', 50],
    ['storefront §2 page type: 100 is not found', 'not-found', 100],
    ['storefront §2 page type: 101 is an error', 'error', 101],
    ['storefront §2 page type: 102 is search', 'search', 102],
    ['storefront §2 page type: 103 is the lock screen', 'lock-screen', 103],
    ['storefront §2 page type: 104 is a popup overlay', 'popup-overlay', 104],
    ['storefront §2 page type: 105 is protected content', 'protected', 105],
    ['storefront §2 page type: 106 is a member area without access', 'access-denied', 106],
    ['storefront §2 page type: 107 is the paywall', 'paywall', 107],
    ['storefront §2 page type: 200 is the cart', 'cart', 200],
    ['storefront §2 page type: 201 is the checkout', 'checkout', 201],
    ['storefront §2 page type: 202 is a confirmed order', 'order-confirmed', 202],
    ['storefront §2 page type: 203 is a donation', 'donate', 203],
    ['storefront §2 page type: 204 is a confirmed contribution', 'contribution-confirmed', 204],
    ['storefront §2 page type: 205 is the second cart', 'cart-v2', 205],
    ['storefront §2 page type: 206 is a confirmed subscription', 'subscription-confirmed', 206],
    ['storefront §2 page type: 207 is a received order', 'order-received', 207],
    ['storefront §2 page type: 208 is a confirmed membership', 'membership-confirmed', 208],
    ['storefront §2 page type: 209 is a request for reviews', 'reviews-request', 209],
    ['storefront §2 page type: 210 is the preview of a digital product', 'digital-product-preview', 210],
    ['storefront §2 page type: 211 is the status of an order', 'order-status', 211],
    ['storefront §2 page type: 300 is leaving the newsletter', 'unsubscribe', 300],
    ['storefront §2 page type: 301 is the preview of a shop mail', 'mail-preview', 301],
    ['storefront §2 page type: 400 is single sign-on', 'sso', 400],
    ['administration §3 page type: main content is 1', 'collection', 1],
    ['administration §3 page type: page is 2', 'page', 2],
    ['administration §3 page type: splash page is 3', 'splash-page', 3],
    ['administration §3 page type: content item is 50', 'item', 50],
    ['administration §3 page type: not found is 100', 'not-found', 100],
    ['administration §3 page type: error is 101', 'error', 101],
    ['administration §3 page type: search is 102', 'search', 102],
    ['administration §3 page type: lock screen is 103', 'lock-screen', 103],
    ['administration §3 page type: popup overlay is 104', 'popup-overlay', 104],
    ['administration §3 page type: protected content is 105', 'protected', 105],
    ['administration §3 page type: member area without access is 106', 'access-denied', 106],
    ['administration §3 page type: paywall is 107', 'paywall', 107],
  ] as const)('%s', (_statement, word, code) => expect(pageTypeCodes[word]).toBe(code));
});

describe('the content of a page', () => {
  const facts: PageFacts = { pageType: 1, collectionType: 13, hasProduct: false, isInEditor: false };
  const detail = (rest: Partial<PageFacts>) => isProductDetailPage({ ...facts, pageType: 50, ...rest });
  const listing = (rest: Partial<PageFacts>) => isProductListingPage({ ...facts, ...rest });

  it.each([
    [
      'storefront §2 product detail page: a content item’s page that has a product',
      detail({ hasProduct: true }),
      true,
    ],
    [
      'administration §2 tracking: a content item with a product is a product detail page',
      detail({ hasProduct: true }),
      true,
    ],
    ['storefront §2 product detail page: a content item without a product is none', detail({}), false],
    ['a page with a product is none', detail({ pageType: 2, hasProduct: true }), false],
    ['storefront §2 product listing page: a collection page of collection type products', listing({}), true],
    [
      'administration §2 tracking: a products collection outside the editor is a product listing page',
      listing({}),
      true,
    ],
    [
      'storefront §2 product listing page: no listing page inside the editor',
      listing({ isInEditor: true }),
      false,
    ],
    [
      'storefront §2 product listing page: another type of collection is none',
      listing({ collectionType: 1 }),
      false,
    ],
    ['a product’s own page is none', listing({ pageType: 50 }), false],
  ])('%s', (_statement, answer, expected) => expect(answer).toBe(expected));

  it.each([
    ['storefront §2 search: its views are not tracked', 102, false],
    ['administration §2 search: its views are not tracked', 102, false],
    ['administration §6 tracking: is off on not-found pages', 100, false],
    ['administration §6 tracking: is off on the lock screen', 103, false],
    ['administration §6 tracking: is off where access is denied', 106, false],
    ['a collection is tracked', 1, true],
    ['a product is tracked', 50, true],
  ])('%s', (_statement, pageType, tracked) => expect(isViewTracked(pageType)).toBe(tracked));
});
