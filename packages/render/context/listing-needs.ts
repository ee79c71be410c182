import type { ListingNeed } from './catalog-view.ts';
import type { SiteTheme } from './site-theme.ts';
import type { ListFilter } from './target.ts';

/**
 * Items on a page of a store's list, and of any other list, unless the theme says otherwise (decisions
 * §numbers).
 */
const defaultPageSize = { products: 30, other: 20 } as const;

/** Number of items that the platform's tags may list of each store. */
const tagListing = 12;

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
  const pageSize = theme.collections.get(typeName)?.conf.pageSize ?? 0;
  return pageSize > 0 ? pageSize : typeName === 'products' ? defaultPageSize.products : defaultPageSize.other;
}

/** The first products of a store, as the platform's tags list them. */
export function tagNeed(collectionId: string): ListingNeed {
  return { collectionId, offset: 0, limit: tagListing, category: '', tag: '' };
}

/** The path of a category as an address says it, with or without its first slash. */
export function categoryPath(category: string): string {
  return category === '' || category.startsWith('/') ? category : `/${category}`;
}
