import type { SiteTransaction } from '@veranda/db/platform/database';
import { findMerchandising } from '@veranda/db/catalog/merchandising';
import { findCategories } from '@veranda/db/catalog/categories';
import { findCurrentCategoryPath } from '@veranda/db/catalog/category-addresses';
import { type ListedProduct, readFacets, readListing } from '@veranda/db/catalog/listing-reader';
import { findProductBySlug, findProducts } from '@veranda/db/catalog/reader';
import {
  countShownComments,
  findShownComment,
  readShownComments,
  type ShownCommentRecord,
} from '@veranda/db/comments/reader';
import { findCommentSettings } from '@veranda/db/comments/settings';
import { countLikes } from '@veranda/db/social/likes';
import { findSocialSettings } from '@veranda/db/social/settings';
import { findFundsById } from '@veranda/db/donations/reader';
import { findAssets } from '@veranda/db/media/reader';
import { readTagNames } from '@veranda/db/tags/reader';
import { readShownReviews, type ShownReviews } from '@veranda/db/reviews/reader';
import type { Product } from '@veranda/domain/catalog/product';
import type { TagNames } from '@veranda/domain/tags/tag-names';
import { type ReviewOrigin, shownOrigins } from '@veranda/domain/reviews/review';
import {
  answeredKey,
  type CatalogCard,
  type CatalogCategory,
  type CatalogFacets,
  type CatalogReviews,
  type CatalogListing,
  type CatalogNeeds,
  type CatalogView,
  commentsKey,
  emptyCatalog,
  facetsKey,
  type ListingNeed,
  listingKey,
  reviewsKey,
  type ShownComment,
} from '@veranda/render/context/catalog-view';
import { commentsPage, reviewsPage } from '@veranda/render/context/target';
import { cleanHtml } from '@veranda/server/platform/html/clean-html';

/** True when a page shows anything of the catalogue, or comments. */
export function needsCatalog(needs: CatalogNeeds): boolean {
  return (
    needs.productIds.length + needs.listings.length + needs.categoriesOf.length + needs.facetsOf.length > 0 ||
    needs.fundIds.length > 0 ||
    needs.slug !== null ||
    needs.comments !== null
  );
}

/** Reads what a page shows of the live catalogue, in the transaction of its site. */
export async function readCatalog(tx: SiteTransaction, needs: CatalogNeeds): Promise<CatalogView> {
  const { settings: merchandising } = await findMerchandising(tx);
  const products = await readProducts(tx, needs);
  const listings = new Map<string, CatalogListing>();
  const names = needs.listings.some(({ tag }) => tag !== '') ? await readTagNames(tx) : undefined;
  for (const need of needs.listings) listings.set(listingKey(need), await readCards(tx, need, names));
  const categories = new Map<string, readonly CatalogCategory[]>();
  for (const id of needs.categoriesOf) categories.set(id, await readCategories(tx, id));
  const facets = new Map<string, CatalogFacets>();
  for (const need of needs.facetsOf) facets.set(facetsKey(need), await readFacets(tx, need));
  const assets = await findAssets(tx, picturesOf(products, listings));
  return {
    products: new Map(products.map((product) => [product.id, cleaned(product)])),
    listings,
    categories,
    facets,
    reviews: await readReviews(tx, { needs, products, origins: shownOrigins(merchandising) }),
    funds: new Map(
      (
        await findFundsById(
          tx,
          needs.fundIds.filter((id) => uuid.test(id)),
        )
      ).map((fund) => [fund.id, fund]),
    ),
    ...(await readComments(tx, needs.comments)),
    ...(await readLikes(tx, needs.comments)),
    merchandising,
    assets: new Map(assets.map((asset) => [asset.id, asset])),
  };
}

async function readCategories(tx: SiteTransaction, id: string): Promise<CatalogCategory[]> {
  const rows = await findCategories(tx, id);
  return rows.map((row) => ({
    id: row.id,
    displayName: row.displayName,
    path: row.path,
    productCount: row.productCount,
  }));
}

function picturesOf(
  products: readonly Product[],
  listings: ReadonlyMap<string, CatalogListing>,
): readonly string[] {
  const cards = [...listings.values()].flatMap((listing) => listing.cards);
  const ids = [
    ...products.flatMap((product) => [
      ...product.imageIds,
      ...product.variants.flatMap((variant) => variant.mainImageId ?? []),
    ]),
    ...cards.flatMap((card) => [card.imageId ?? [], card.hoverImageId ?? []].flat()),
  ];
  return [...new Set(ids)];
}

// Only on the page of a product, and only where the shop shows them (storefront §2).
async function readReviews(
  tx: SiteTransaction,
  input: {
    readonly needs: CatalogNeeds;
    readonly products: readonly Product[];
    readonly origins: readonly ReviewOrigin[];
  },
): Promise<Map<string, CatalogReviews>> {
  const { slug } = input.needs;
  const shown = slug && input.products.find((product) => isAt(product, slug));
  if (!shown || input.origins.length === 0) return new Map();
  const pages = new Map<string, CatalogReviews>();
  // Search engines get the same on every page: the data of the first.
  for (const offset of new Set([0, slug.reviewsFrom])) {
    const wanted = { productId: shown.id, origins: input.origins, offset, limit: reviewsPage };
    const page = reviewsOf(await readShownReviews(tx, wanted));
    pages.set(reviewsKey(shown.id, offset), page);
  }
  return pages;
}

async function readComments(
  tx: SiteTransaction,
  need: CatalogNeeds['comments'],
): Promise<Pick<CatalogView, 'commentSettings' | 'commentCounts' | 'comments'>> {
  const { commentCounts, comments } = emptyCatalog;
  const { settings } = await findCommentSettings(tx);
  if (!need || !settings.enabled || settings.disqusShortname !== '')
    return { commentSettings: settings, commentCounts, comments };
  const counts = await countShownComments(
    tx,
    need.countsOf && [need.itemId, ...need.countsOf].filter(Boolean),
  );
  if (!counts.has(need.itemId)) return { commentSettings: settings, commentCounts: counts, comments };
  const wanted = { itemId: need.itemId, offset: need.from, limit: commentsPage };
  const shown = (await readShownComments(tx, wanted)).map(commentOf);
  const answered = need.reply === '' ? null : await findShownComment(tx, need.itemId, need.reply);
  return {
    commentSettings: settings,
    commentCounts: counts,
    comments: new Map([
      [commentsKey(need), shown],
      [answeredKey(need), answered ? [commentOf(answered)] : []],
    ]),
  };
}

function commentOf({ body: text, writtenAt, ...comment }: ShownCommentRecord): ShownComment {
  return { ...comment, text, writtenAt: writtenAt.getTime() };
}

async function readLikes(
  tx: SiteTransaction,
  need: CatalogNeeds['comments'],
): Promise<Pick<CatalogView, 'socialSettings' | 'likeCounts'>> {
  const { settings: socialSettings } = await findSocialSettings(tx);
  if (!need || !socialSettings.simpleLiking) return { socialSettings, likeCounts: emptyCatalog.likeCounts };
  const ids = need.countsOf && [need.itemId, ...need.countsOf].filter(Boolean);
  return { socialSettings, likeCounts: await countLikes(tx, ids) };
}

function reviewsOf({ count, sum, newest }: ShownReviews): CatalogReviews {
  const list = newest.map((row) => ({
    rating: row.rating,
    title: row.title,
    body: row.body,
    author: row.author,
    origin: row.origin === 'imported' ? ('imported' as const) : ('native' as const),
    writtenAt: row.writtenAt.getTime(),
  }));
  return { count, sum, newest: list };
}

function isAt(product: Product, slug: NonNullable<CatalogNeeds['slug']>): boolean {
  return product.collectionId === slug.collectionId && product.urlSlug === slug.urlSlug;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function readProducts(tx: SiteTransaction, needs: CatalogNeeds): Promise<readonly Product[]> {
  const named = await findProducts(
    tx,
    needs.productIds.filter((id) => uuid.test(id)),
  );
  if (needs.slug === null) return named;
  const { collectionId, urlSlug } = needs.slug;
  const shown = await findProductBySlug(tx, { collectionId, slug: urlSlug });
  return shown === null ? named : [...named, shown];
}

async function readCards(tx: SiteTransaction, need: ListingNeed, names?: TagNames): Promise<CatalogListing> {
  const { rows, total } = await readListing(tx, {
    collectionId: need.collectionId,
    offset: need.offset,
    limit: need.limit,
    ...(need.category === '' ? {} : { category: await currentPath(tx, need) }),
    ...(need.tag === '' ? {} : { tagKeys: names?.keysOf('tag', need.tag) ?? [need.tag] }),
    sort: need.sort ?? 'position',
    minMinor: need.minMinor ?? null,
    maxMinor: need.maxMinor ?? null,
    available: need.available ?? false,
  });
  return { cards: rows.map(cardOf), total };
}

// A block keeps the path that a category had when it was chosen.
async function currentPath(tx: SiteTransaction, { collectionId, category }: ListingNeed): Promise<string> {
  return (await findCurrentCategoryPath(tx, { collectionId, path: category })) ?? category;
}

// HTML is cleaned when it is written and once more when it is shown.
function cleaned(product: Product): Product {
  return { ...product, description: cleanHtml(product.description) };
}

/** A row of the listing as a list shows it. */
export function cardOf(row: ListedProduct): CatalogCard {
  return {
    id: row.productId,
    collectionId: row.collectionId,
    productType: row.productType,
    title: row.title,
    urlSlug: row.urlSlug,
    excerpt: row.excerpt,
    fromPriceMinor: row.fromPriceMinor,
    regularPriceMinor: row.regularPriceMinor,
    onSale: row.onSale,
    soldOut: row.soldOut,
    variedPrices: row.variedPrices,
    variantCount: row.variantCount,
    imageId: row.imageId,
    hoverImageId: row.hoverImageId,
    tags: row.tags,
    customAddText: row.customAddText,
    plan: row.plan as CatalogCard['plan'] & object,
    hasForm: row.hasForm,
    createdAt: row.createdAt.getTime(),
  };
}
