import type { PageDocument } from '@veranda/domain/pages/document';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { CatalogNeeds, ListingNeed } from './catalog-view.ts';
import type { SiteTheme } from '../context/site-theme.ts';
import { type ListFilter, type PageTarget, productsType } from './target.ts';

/** Items on a page of a store's list, and of any other list, unless the theme says otherwise (decisions, numbers). */
export const defaultPageSize = { products: 30, other: 20 } as const;

const productBlock = 43;
const summaryBlock = 55;
const donationBlock = 52;
/** What the platform's tags may list of each store. */
const tagListing = 12;

/** What a page needs that shows no goods. */
export const bareNeeds: CatalogNeeds = {
  productIds: [],
  slug: null,
  listings: [],
  categoriesOf: [],
  facetsOf: [],
  fundIds: [],
};

/** What of the live catalogue the page shows: read once, before it is rendered. */
export function catalogNeeds(snapshot: SiteSnapshot, theme: SiteTheme, target: PageTarget): CatalogNeeds {
  const stores = snapshot.collections.filter((collection) => collection.type === productsType);
  const documents = documentsOf(target);
  const fundIds = [...new Set(documents.flatMap((document) => namedIn(document, donationBlock, 'fundId')))];
  if (stores.length === 0) return { ...bareNeeds, fundIds };
  const storeIds = new Set(stores.map((store) => store.id));
  const listings = documents.flatMap((document) => summaryNeeds(document, storeIds));
  if (target.kind === 'list' && storeIds.has(target.collection.id)) {
    listings.push(listNeed(theme, target.collection, target.filter));
  }
  if (theme.usesQueries || target.kind === 'product') {
    listings.push(...stores.map((store) => tagNeed(store.id)));
  }
  return {
    productIds: [...new Set(documents.flatMap((document) => namedIn(document, productBlock, 'productId')))],
    slug:
      target.kind === 'product'
        ? { collectionId: target.collection.id, urlSlug: target.urlSlug, reviewsFrom: target.reviewsFrom }
        : null,
    listings,
    categoriesOf:
      theme.usesQueries || target.kind === 'list' || target.kind === 'product' ? [...storeIds] : [],
    facetsOf:
      target.kind === 'list' && storeIds.has(target.collection.id)
        ? [{ collectionId: target.collection.id, category: categoryPath(target.filter.category) }]
        : [],
    fundIds,
  };
}

/** The listing that the address of a store's list asks for. */
export function listNeed(
  theme: SiteTheme,
  store: { readonly id: string; readonly typeName: string },
  filter: ListFilter,
): ListingNeed {
  const limit = pageSizeOf(theme, store.typeName);
  return { collectionId: store.id, limit, ...filter, category: categoryPath(filter.category) };
}

/** Items on a page of a list of this kind. */
export function pageSizeOf(theme: SiteTheme, typeName: string): number {
  const own = theme.collections.get(typeName)?.conf.pageSize ?? 0;
  return own > 0 ? own : typeName === 'products' ? defaultPageSize.products : defaultPageSize.other;
}

/** The first products of a store, as the platform's tags list them. */
export function tagNeed(collectionId: string): ListingNeed {
  return { collectionId, offset: 0, limit: tagListing, category: '', tag: '' };
}

/** The listing of a summary block that shows a store. */
export function summaryNeed(value: Readonly<Record<string, unknown>>): ListingNeed {
  const filter = (value['filter'] ?? {}) as Readonly<Record<string, unknown>>;
  const size = value['pageSize'];
  return {
    collectionId: typeof value['collectionId'] === 'string' ? value['collectionId'] : '',
    offset: 0,
    limit: typeof size === 'number' && size >= 1 ? Math.min(30, Math.floor(size)) : 6,
    category: categoryPath(typeof filter['category'] === 'string' ? filter['category'] : ''),
    tag: typeof filter['tag'] === 'string' ? filter['tag'] : '',
  };
}

/** The path of a category as an address says it, with or without its first slash. */
export function categoryPath(category: string): string {
  return category === '' || category.startsWith('/') ? category : `/${category}`;
}

function summaryNeeds(document: PageDocument, stores: ReadonlySet<string>): ListingNeed[] {
  return Object.values(document.blocks)
    .filter((block) => block.type === summaryBlock && stores.has(String(block.value['collectionId'])))
    .map((block) => summaryNeed(block.value));
}

// The ids that blocks of a kind name at a path of their value.
function namedIn(document: PageDocument, type: number, path: string): string[] {
  return Object.values(document.blocks).flatMap((block) => {
    const named = block.type === type ? block.value[path] : '';
    return typeof named === 'string' && named !== '' ? [named] : [];
  });
}

function documentsOf(target: PageTarget): PageDocument[] {
  if (target.kind === 'not-found') return [];
  const own = target.kind === 'item' ? target.item.document : target.collection.document;
  return own === null ? [] : [own];
}
