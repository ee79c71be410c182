import { type Merchandising, noMerchandising } from '@veranda/domain/catalog/merchandising';
import { type ListingNarrowing, wholeListing } from '@veranda/domain/catalog/listing-filter';
import type { Fund } from '@veranda/domain/donations/fund';
import { type CommentSettings, defaultCommentSettings } from '@veranda/domain/comments/comment';
import type { ReviewOrigin } from '@veranda/domain/reviews/review';
import type { Product } from '@veranda/domain/catalog/product';
import { defaultSocialSettings, type SocialSettings } from '@veranda/domain/social/social-settings';
import type { Asset } from '@veranda/domain/media/asset';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';

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
  /** The owner's own words on the button; '' for the site's. */
  readonly customAddText: string;
  /** True: a form is filled in before it is added. */
  /** Subscription plan; null or absent for once. */
  readonly plan?: SubscriptionPlan | null;
  readonly hasForm: boolean;
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

/** Options of the filters of a store's list. */
export interface CatalogFacets {
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
  /** Products that are sold out. */
  readonly soldOut: number;
  readonly pricesDiffer: boolean;
}

/** A review as a page shows it. */
interface CatalogReview {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly origin: ReviewOrigin;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** A page of the reviews of a product that visitors see. */
export interface CatalogReviews {
  readonly count: number;
  /** All stars together. */
  readonly sum: number;
  /** The newest first. */
  readonly newest: readonly CatalogReview[];
}

/** An approved comment as a page shows it. */
export interface ShownComment {
  readonly id: string;
  /** Author of the comment that it answers; null for one that answers none. */
  readonly parentAuthor: string | null;
  readonly author: string;
  readonly text: string;
  /** True for what was written in the studio. */
  readonly isStaff: boolean;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Part of a store's list that is wanted; without a narrowing, all of it in the owner's order. */
export interface ListingNeed extends Partial<ListingNarrowing> {
  readonly collectionId: string;
  readonly offset: number;
  readonly limit: number;
  /** Path of a category, or '' for all. */
  readonly category: string;
  readonly tag: string;
}

/** A store, and the path of the category that is open in it; '' for none. */
interface FacetsNeed {
  readonly collectionId: string;
  readonly category: string;
}

/** The part of the live catalogue that one page shows, gathered before it is rendered. */
export interface CatalogView {
  readonly products: ReadonlyMap<string, Product>;
  /** By `listingKey`. */
  readonly listings: ReadonlyMap<string, CatalogListing>;
  /** By collection id. */
  readonly categories: ReadonlyMap<string, readonly CatalogCategory[]>;
  /** By `facetsKey`. */
  readonly facets: ReadonlyMap<string, CatalogFacets>;
  /**
   * Reviews of the product whose page is asked for, by `reviewsKey`, its first page always; absent where the
   * shop shows none.
   */
  readonly reviews: ReadonlyMap<string, CatalogReviews>;
  /** Funds that blocks ask donations for, by id. */
  readonly funds: ReadonlyMap<string, Fund>;
  /** Settings for comments; off where nothing was read. */
  readonly commentSettings: CommentSettings;
  /** Number of approved comments by item, of the items that have any. */
  readonly commentCounts: ReadonlyMap<string, number>;
  /** Number of likes by item, of the items that have any. */
  readonly likeCounts: ReadonlyMap<string, number>;
  /** Settings for likes and sharing; off where nothing was read. */
  readonly socialSettings: SocialSettings;
  /**
   * A page of the comments on the item whose page is asked for, by `commentsKey`: threads, the oldest first, each with its
   * replies. By `answeredKey`, the comment that the visitor answers alone.
   */
  readonly comments: ReadonlyMap<string, readonly ShownComment[]>;
  /** Merchandising settings of the shop. */
  readonly merchandising: Merchandising;
  /** Pictures of the products: the catalogue is live, so they need not be in the snapshot. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Parts of the catalogue that a page shows. */
export interface CatalogNeeds {
  readonly productIds: readonly string[];
  /** A product page: the product at this address. */
  readonly slug: {
    readonly collectionId: string;
    readonly urlSlug: string;
    /** Number of its reviews on the pages before. */
    readonly reviewsFrom: number;
  } | null;
  readonly listings: readonly ListingNeed[];
  /** Stores whose categories are shown. */
  readonly categoriesOf: readonly string[];
  /** Stores whose list can be filtered. */
  readonly facetsOf: readonly FacetsNeed[];
  readonly fundIds: readonly string[];
  /** Comments on items: their numbers, and those on the item whose page it is; null where no item is shown. */
  readonly comments: CommentsNeed | null;
}

export interface CommentsNeed {
  /** The item whose comments are shown; '' for none. */
  readonly itemId: string;
  /** Number of its comments on the pages before. */
  readonly from: number;
  /** Id of the comment that the visitor answers; '' for none. */
  readonly reply: string;
  /** Items whose numbers of comments are shown; null for all that have any. */
  readonly countsOf: readonly string[] | null;
}

/** The key of a listing in a view. */
export function listingKey(need: ListingNeed): string {
  const { sort, minMinor, maxMinor, available } = { ...wholeListing, ...need };
  const { collectionId, offset, limit, category, tag } = need;
  const bounds = `${minMinor ?? ''}\u001f${maxMinor ?? ''}\u001f${available}`;
  return `${collectionId}\u001f${offset}\u001f${limit}\u001f${category}\u001f${tag}\u001f${sort}\u001f${bounds}`;
}

/** Names the facets of a need. */
export function facetsKey({ collectionId, category }: FacetsNeed): string {
  return `${collectionId}\u001f${category}`;
}

/** The store that a key of a listing or of facets begins with. */
export function storeOf(key: string): string {
  return key.slice(0, key.indexOf('\u001f'));
}

/** Names a page of the reviews of a product. */
export function reviewsKey(productId: string, from: number): string {
  return `${productId}\u001f${String(from)}`;
}

/** Names a page of the comments on an item. */
export function commentsKey({ itemId, from, reply }: Omit<CommentsNeed, 'countsOf'>): string {
  return `${itemId}\u001f${String(from)}\u001f${reply}`;
}

/** Names the comment that a visitor answers. */
export function answeredKey({ itemId, reply }: Pick<CommentsNeed, 'itemId' | 'reply'>): string {
  return `${itemId}\u001fanswered\u001f${reply}`;
}

/** A view of no catalogue: sites without a store. */
export const emptyCatalog: CatalogView = {
  products: new Map(),
  listings: new Map(),
  categories: new Map(),
  facets: new Map(),
  reviews: new Map(),
  funds: new Map(),
  commentSettings: { ...defaultCommentSettings, enabled: false },
  commentCounts: new Map(),
  likeCounts: new Map(),
  socialSettings: defaultSocialSettings,
  comments: new Map(),
  merchandising: noMerchandising,
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
      // By its id, as every product that a page shows is read.
      return catalog.products.get(product.id) ?? null;
    }
  }
  return null;
}
