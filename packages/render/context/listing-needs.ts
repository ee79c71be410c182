import { type CollectionSettings, collectionOrder } from '@veranda/domain/pages/collection-settings';
import { type ItemAsk, type ListAsk, listAsk } from '@veranda/domain/publishing/items/item-asks';
import { monthSpan } from '@veranda/domain/publishing/items/month-span';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import type { ListingNeed } from './catalog-view.ts';
import type { Session } from './session.ts';
import type { SiteTheme } from './site-theme.ts';
import type { ListFilter, ShownItem } from './target.ts';

/** Items on a page of a blog, and of any other list, unless owner or theme say otherwise (decisions §numbers). */
const defaultPageSize = { blog: 20, other: 30 } as const;

/** Items that a file of all of them has at most. */
const maxWhole = 1_000;

/** Number of items that the platform's tags may list of each store. */
const tagListing = 12;

/** The listing that the address of a store's list asks for. */
export function listNeed(
  theme: SiteTheme,
  store: PagedList & { readonly id: string },
  filter: ListFilter,
): ListingNeed {
  const limit = pageSizeOf(theme, store);
  return { collectionId: store.id, limit, ...filter, category: categoryPath(filter.category) };
}

/** Question for the items that the address of any other list asks for. */
export function listItemsAsk(
  { theme, snapshot }: Pick<Session, 'theme'> & { readonly snapshot: Pick<Session['snapshot'], 'website'> },
  collection: SnapshotCollection,
  { tag, category, author, month, events, offset, isWhole }: ListFilter,
): ListAsk & { readonly kind: 'list' } {
  const limit = isWhole ? maxWhole : pageSizeOf(theme, collection);
  const within = month === '' ? null : monthSpan(month, snapshot.website.timeZone);
  const mode = {
    ...(events === 'upcoming' ? { isAhead: true } : {}),
    ...(events === 'past' ? { isOver: true } : {}),
  };
  return listAsk(collection, { tag, category, author, within, ...mode, offset, limit, isCounted: true });
}

/** Question for the neighbours of an item on its own page. */
export function besideAsk({ collection, item }: ShownItem): ItemAsk & { readonly kind: 'beside' } {
  return { kind: 'beside', collectionId: collection.id, order: collectionOrder(collection), id: item.id };
}

interface PagedList {
  readonly typeName: string;
  readonly list?: CollectionSettings;
}

function pageSizeOf(theme: SiteTheme, { typeName, list }: PagedList): number {
  if (list?.pageSize !== undefined) return list.pageSize;
  const pageSize = theme.collections.get(typeName)?.conf.pageSize ?? 0;
  return pageSize > 0 ? pageSize : typeName === 'blog' ? defaultPageSize.blog : defaultPageSize.other;
}

/** The first products of a store, as the platform's tags list them. */
export function tagNeed(collectionId: string): ListingNeed {
  return { collectionId, offset: 0, limit: tagListing, category: '', tag: '' };
}

/** The path of a category as an address says it, with or without its first slash. */
export function categoryPath(category: string): string {
  return category === '' || category.startsWith('/') ? category : `/${category}`;
}
