import { unknownPlanSlug } from '@veranda/contracts/sentinels';
import { type Merchandising, noMerchandising } from '@veranda/domain/catalog/merchandising';
import type { Product } from '@veranda/domain/catalog/product';
import type { CommentSettings } from '@veranda/domain/comments/comment';
import type { Fund } from '@veranda/domain/donations/fund';
import type { SocialSettings } from '@veranda/domain/social/social-settings';
import type { Asset } from '@veranda/domain/media/asset';
import {
  type CatalogCategory,
  type CatalogFacets,
  type CatalogReviews,
  type CatalogListing,
  type CatalogNeeds,
  type CatalogView,
  type CommentsNeed,
  commentsKey,
  emptyCatalog,
  facetsKey,
  listingKey,
  type ShownComment,
  storeOf,
} from '@veranda/render/context/catalog-view';
import type { SitesDeps } from '../deps.ts';
import { createLruMap } from '@veranda/server/platform/memory/lru-map';
import type { ShownStock } from '../directory/shown-stock.ts';
import { liveVersionOf, type SiteEntry } from '../directory/site-directory.ts';
import { needsCatalog, readCatalog } from './read-catalog.ts';

/**
 * The catalogue as pages read it: what one page has read, another of the same version of its site need not.
 */
interface CatalogCache {
  read(site: SiteEntry, needs: CatalogNeeds): Promise<CatalogView>;
}

interface Remembered {
  readonly version: bigint;
  readonly stockVersion: bigint;
  readonly since: number;
  readonly products: Map<string, Product>;
  readonly listings: Map<string, CatalogListing>;
  readonly categories: Map<string, readonly CatalogCategory[]>;
  readonly facets: Map<string, CatalogFacets>;
  readonly reviews: Map<string, CatalogReviews>;
  readonly funds: Map<string, Fund>;
  commentSettings: CommentSettings;
  readonly commentCounts: Map<string, number>;
  readonly likeCounts: Map<string, number>;
  socialSettings: SocialSettings;
  readonly comments: Map<string, readonly ShownComment[]>;
  /** False until anything was read: the settings are then the empty ones. */
  known: boolean;
  merchandising: Merchandising;
  readonly assets: Map<string, Asset>;
  /** Products asked for, by id and by address: what is not there is not asked for again. */
  readonly asked: Set<string>;
}

/**
 * Sites remembered, and lists, products and pages of reviews of one; when there are more, remembering starts
 * again.
 */
const maxSites = 500;
const maxParts = 1_000;
/** As long as a page is kept without a change of its site (milliseconds). */
const freshFor = 10 * 60_000;

export function createCatalogCache(deps: Pick<SitesDeps, 'db' | 'now' | 'settings'>): CatalogCache {
  const sites = createLruMap<string, Remembered>(maxSites);
  return {
    async read(site, needs) {
      const memory = memoryOf(site, deps.now(), sites.get(site.id));
      sites.set(site.id, memory);
      const missing = missingOf(memory, needs);
      if (memory.known && !needsCatalog(missing)) return memory;
      const view = await deps.db.forSite(site.id, (tx) => readCatalog(tx, missing), {
        readOnly: true,
      });
      remember(memory, view);
      if (deps.settings.development) forgetPlan(memory.products);
      for (const name of namesOf(missing)) memory.asked.add(name);
      return memory;
    },
  };
}

/**
 * Cached state of a site as it is now: the known state if it is current, without products whose stock changed
 * since.
 */
function memoryOf(site: SiteEntry, now: number, known: Remembered | undefined): Remembered {
  const stands =
    known?.version === liveVersionOf(site) &&
    known.stockVersion >= site.stock.since &&
    now - known.since < freshFor &&
    known.listings.size + known.products.size + known.reviews.size + known.comments.size < maxParts;
  if (known && stands)
    return known.stockVersion >= site.stock.version ? known : withoutChanged(known, site.stock);
  return {
    version: liveVersionOf(site),
    stockVersion: site.stock.version,
    since: now,
    products: new Map(),
    listings: new Map(),
    categories: new Map(),
    facets: new Map(),
    reviews: new Map(),
    funds: new Map(),
    commentSettings: emptyCatalog.commentSettings,
    commentCounts: new Map(),
    likeCounts: new Map(),
    socialSettings: emptyCatalog.socialSettings,
    comments: new Map(),
    known: false,
    merchandising: noMerchandising,
    assets: new Map(),
    asked: new Set(),
  };
}

const rememberedParts = [
  'products',
  'listings',
  'categories',
  'facets',
  'reviews',
  'funds',
  'commentCounts',
  'likeCounts',
  'comments',
  'assets',
] as const;

function remember(memory: Remembered, view: CatalogView): void {
  memory.known = true;
  memory.merchandising = view.merchandising;
  memory.commentSettings = view.commentSettings;
  memory.socialSettings = view.socialSettings;
  for (const part of rememberedParts)
    for (const [key, value] of view[part]) (memory[part] as Map<string, unknown>).set(key, value);
}

// Another object: what is being read for the one before may be older than the change.
function withoutChanged(known: Remembered, { version, changed }: ShownStock): Remembered {
  const ids = new Set([...changed].flatMap(([id, at]) => (at > known.stockVersion ? [id] : [])));
  const gone = [...known.products.values()].filter(({ id }) => ids.has(id));
  const isGone = (name: string) =>
    ids.has(name) || gone.some(({ collectionId, urlSlug }) => name.startsWith(`${collectionId}/${urlSlug}?`));
  // Numbers of all items are numbers of each.
  const isOf = (name: string) => [...ids].some((id) => name === countName(id)) || name === allCountsName;
  return {
    ...known,
    stockVersion: version,
    products: without(known.products, (id) => ids.has(id)),
    listings: without(known.listings, (key) => ids.has(storeOf(key))),
    facets: without(known.facets, (key) => ids.has(storeOf(key))),
    likeCounts: without(known.likeCounts, (id) => ids.has(id)),
    asked: new Set([...known.asked].filter((name) => !isGone(name) && !isOf(name))),
  };
}

function without<V>(map: ReadonlyMap<string, V>, isGone: (key: string) => boolean): Map<string, V> {
  return new Map([...map].filter(([key]) => !isGone(key)));
}

// Storefront §8: what a subscription whose plan nobody knows says of its price can be seen at an address of
// its own.
function forgetPlan(products: Map<string, Product>): void {
  for (const [id, product] of products)
    if (product.plan && product.urlSlug === unknownPlanSlug)
      products.set(id, {
        ...product,
        plan: { ...product.plan, period: { ...product.plan.period, value: 0 } },
      });
}

function missingOf(memory: Remembered, needs: CatalogNeeds): CatalogNeeds {
  const { asked, listings, categories, facets } = memory;
  const { slug, comments } = needs;
  return {
    productIds: needs.productIds.filter((id) => !asked.has(id)),
    slug: slug && asked.has(addressOf(slug)) ? null : slug,
    listings: needs.listings.filter((need) => !listings.has(listingKey(need))),
    categoriesOf: needs.categoriesOf.filter((id) => !categories.has(id)),
    facetsOf: needs.facetsOf.filter((need) => !facets.has(facetsKey(need))),
    fundIds: needs.fundIds.filter((id) => !asked.has(id)),
    comments: comments && missingComments(memory, comments),
  };
}

function namesOf({ productIds, fundIds, slug, comments }: CatalogNeeds): string[] {
  return [
    ...productIds,
    ...fundIds,
    ...(slug ? [addressOf(slug)] : []),
    ...(comments ? [...countNames(comments), commentsName(comments)] : []),
  ];
}

const allCountsName = 'all comment counts';

function countName(itemId: string): string {
  return `comment count ${itemId}`;
}

function countNames({ countsOf }: CommentsNeed): readonly string[] {
  return countsOf === null ? [allCountsName] : countsOf.map(countName);
}

// Null where everything is known. Most items have no comments, which their number says.
function missingComments({ asked, commentCounts }: Remembered, need: CommentsNeed): CommentsNeed | null {
  const { itemId, countsOf } = need;
  const isCounted = (id: string) => asked.has(allCountsName) || asked.has(countName(id));
  const hasNone = itemId === '' || (isCounted(itemId) && !commentCounts.has(itemId));
  const uncounted = countsOf?.filter((id) => !isCounted(id)) ?? null;
  const knowsCounts = uncounted === null ? asked.has(allCountsName) : uncounted.length === 0;
  if (knowsCounts && (hasNone || asked.has(commentsName(need)))) return null;
  return { ...need, countsOf: uncounted };
}

function commentsName(need: CommentsNeed): string {
  return `comments ${commentsKey(need)}`;
}

function addressOf(slug: NonNullable<CatalogNeeds['slug']>): string {
  return `${slug.collectionId}/${slug.urlSlug}?${String(slug.reviewsFrom)}`;
}
