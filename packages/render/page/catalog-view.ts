import type { Product } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';

/** A product as a list shows it. Amounts are minor units of the site's currency. */
export interface CatalogCard {
  readonly id: string;
  readonly collectionId: string;
  /** physical 1, digital 2, service 3, gift card 4, paywall 5. */
  readonly productType: number;
  readonly title: string;
  readonly urlSlug: string;
  readonly excerpt: string;
  readonly fromPriceMinor: bigint;
  readonly regularPriceMinor: bigint;
  readonly onSale: boolean;
  readonly soldOut: boolean;
  readonly variedPrices: boolean;
  readonly variantCount: number;
  readonly imageId: string | null;
  readonly hoverImageId: string | null;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** One page of a store's list. */
export interface CatalogListing {
  readonly cards: readonly CatalogCard[];
  /** Products on all pages, under the filters of the query. */
  readonly total: number;
}

export interface CatalogCategory {
  readonly id: string;
  readonly displayName: string;
  /** '' for the root, `/flowers/dried` for a nested category. */
  readonly path: string;
  readonly productCount: number;
}

/** What of a store's list is wanted. */
export interface ListingNeed {
  readonly collectionId: string;
  readonly offset: number;
  readonly limit: number;
  /** Path of a category, or '' for all. */
  readonly category: string;
  readonly tag: string;
}

/** The part of the live catalogue that one page shows, gathered before it is rendered. */
export interface CatalogView {
  readonly products: ReadonlyMap<string, Product>;
  /** By `listingKey`. */
  readonly listings: ReadonlyMap<string, CatalogListing>;
  /** By collection id. */
  readonly categories: ReadonlyMap<string, readonly CatalogCategory[]>;
  /** Pictures of the products: the catalogue is live, so they need not be in the snapshot. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** What of the catalogue a page shows. */
export interface CatalogNeeds {
  readonly productIds: readonly string[];
  /** A product page: the product at this address. */
  readonly slug: { readonly collectionId: string; readonly urlSlug: string } | null;
  readonly listings: readonly ListingNeed[];
  /** Stores whose categories are shown. */
  readonly categoriesOf: readonly string[];
}

/** The key of a listing in a view. */
export function listingKey(need: ListingNeed): string {
  return [need.collectionId, need.offset, need.limit, need.category, need.tag].join('\u001f');
}

/** A view of no catalogue: sites without a store. */
export const emptyCatalog: CatalogView = {
  products: new Map(),
  listings: new Map(),
  categories: new Map(),
  assets: new Map(),
};

/** The published product at an address of a store, if the view has it. */
export function productAt(catalog: CatalogView, collectionId: string, urlSlug: string): Product | null {
  for (const product of catalog.products.values()) {
    if (
      product.collectionId === collectionId &&
      product.urlSlug === urlSlug &&
      product.state === 'published'
    ) {
      return product;
    }
  }
  return null;
}
