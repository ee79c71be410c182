import { collectionTypes } from './collection-types.ts';

/** Page types by name, with the number that templates and tracking use (storefront §2). */
export const pageTypeCodes = {
  collection: 1,
  page: 2,
  'splash-page': 3,
  item: 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  protected: 105,
  'access-denied': 106,
  paywall: 107,
  cart: 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'cart-v2': 205,
  'subscription-confirmed': 206,
  'order-received': 207,
  'membership-confirmed': 208,
  'reviews-request': 209,
  'digital-product-preview': 210,
  'order-status': 211,
  unsubscribe: 300,
  'mail-preview': 301,
  sso: 400,
} as const;
export type PageTypeName = keyof typeof pageTypeCodes;

/** Kinds of pages that an owner adds. */
export const pageKinds = [
  'page',
  'cover-page',
  'folder',
  'blog',
  'events',
  'projects',
  'gallery',
  'album',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Facts that determine the type of a page. */
export interface PageFacts {
  readonly pageType: number;
  /** Type of the page's collection; null without one. */
  readonly collectionType: number | null;
  readonly hasProduct: boolean;
  readonly isInEditor: boolean;
}

/** A content item's page that has a product (storefront §2). */
export function isProductDetailPage({ pageType, hasProduct }: PageFacts): boolean {
  return pageType === pageTypeCodes.item && hasProduct;
}

/** A collection page of a store, outside the editor (storefront §2). */
export function isProductListingPage({ pageType, collectionType, isInEditor }: PageFacts): boolean {
  return pageType === pageTypeCodes.collection && collectionType === collectionTypes.products && !isInEditor;
}

const untracked: readonly number[] = [
  pageTypeCodes['not-found'],
  pageTypeCodes['lock-screen'],
  pageTypeCodes['access-denied'],
];

/** True when visits of a page are tracked: not where there is nothing to see (administration §6). */
export function isVisitTracked(pageType: number): boolean {
  return !untracked.includes(pageType);
}

/**
 * True when a view of the page is counted: not of the search page, nor where nothing is tracked (storefront
 * §2).
 */
export function isViewTracked(pageType: number): boolean {
  return pageType !== pageTypeCodes.search && isVisitTracked(pageType);
}
