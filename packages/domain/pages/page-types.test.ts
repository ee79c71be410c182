import { describe, expect, it } from 'vitest';
import { isProductDetailPage, isProductListingPage, isViewTracked, type PageFacts } from './page-types.ts';

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
