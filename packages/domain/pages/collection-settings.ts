import { type Refusal, refuse } from '../refusal.ts';
import { collectionTypes, isSinglePage } from './collection-types.ts';

/** Ways in which the page of a collection shows its items; that of a store shows products (administration §3). */
export const collectionViews = ['list', 'grid'] as const;
type CollectionView = (typeof collectionViews)[number] | 'product';

/**
 * Orders of the list of a collection: by publication, events by their beginning with those that come before those
 * that have begun, or the owner's own.
 */
export const collectionOrders = ['newest', 'oldest', 'events', 'placed'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

/** Parts of the address of an item below its collection: `/rain`, `/2026/11/rain`, `/2026/11/27/rain`. */
export const itemAddressFormats = ['title', 'month', 'day'] as const;
type ItemAddressFormat = (typeof itemAddressFormats)[number];

/** What an owner has chosen for the list of a collection; what is absent is as the kind and the theme have it. */
export interface CollectionSettings {
  readonly view?: (typeof collectionViews)[number];
  /** Items on a page, from 1 to `maxPageSize`. */
  readonly pageSize?: number;
  /** False where the collection has no feed. */
  readonly hasFeed?: boolean;
  readonly order?: CollectionOrder;
  readonly itemAddress?: ItemAddressFormat;
}

/** Most items on a page of a list. */
export const maxPageSize = 100;

/** Items that a collection in an order of the owner's own has at most (administration §9). */
export const maxPlacedItems = 250;

type Kind = Pick<ListedCollection, 'typeName'>;

/** The part of a collection that its list is drawn by. */
export interface ListedCollection {
  /** The theme's name of its kind: `blog`, `events`, `projects`. */
  readonly typeName: string;
  readonly list?: CollectionSettings;
}

/** Order of a collection's list where its owner has chosen none. */
export function usualOrder({ typeName }: Kind): CollectionOrder {
  return typeName === 'events' ? 'events' : typeName === 'blog' ? 'newest' : 'placed';
}

/** Order of a collection's list. */
export function collectionOrder(collection: ListedCollection): CollectionOrder {
  return collection.list?.order ?? usualOrder(collection);
}

/** View of a collection's list where its owner has chosen none. */
export function usualView({ typeName }: Kind): CollectionView {
  if (typeName === 'products') return 'product';
  return typeName === 'projects' || typeName === 'gallery' ? 'grid' : 'list';
}

/** View of a collection's list. */
export function collectionView(collection: ListedCollection): CollectionView {
  const usual = usualView(collection);
  return usual === 'product' ? usual : (collection.list?.view ?? usual);
}

/** True where the list of a collection is offered as a feed. */
export function hasFeed({ list }: Pick<ListedCollection, 'list'>): boolean {
  return list?.hasFeed !== false;
}

/** Null where a page of this type may have settings of a list; else the refusal. */
export function listProblem(
  { type, isFolder }: { readonly type: number; readonly isFolder: boolean },
  { order }: CollectionSettings,
  items: number,
): Refusal | null {
  if (isSinglePage(type) || isFolder) return refuse('no-collection', { field: 'list' });
  if (type === collectionTypes.products && order !== undefined)
    return refuse('no-collection', { field: 'list.order' });
  if (order !== 'placed' || items <= maxPlacedItems) return null;
  return refuse('order-full', { field: 'list.order', params: { max: maxPlacedItems } });
}

/** Null where another item may come into a collection with so many; else the refusal. */
export function placeProblem(collection: ListedCollection, items: number): Refusal | null {
  if (collectionOrder(collection) !== 'placed' || items < maxPlacedItems) return null;
  return refuse('order-full', { params: { max: maxPlacedItems } });
}
