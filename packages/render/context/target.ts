import { type ListingNarrowing, readSort, wholeListing } from '@veranda/domain/catalog/listing-filter';
import { isEntityId } from '@veranda/domain/entity-id';
import { parseMajor } from '@veranda/domain/money/money';
import { itemAddress, itemSlugOf } from '@veranda/domain/pages/item-path';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { hasOwnPage } from '@veranda/domain/pages/folder';
import type { ShownSite, SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';

/** Target of an address of a site. */
export type PageTarget =
  | { readonly kind: 'page'; readonly collection: SnapshotCollection }
  | { readonly kind: 'list'; readonly collection: SnapshotCollection; readonly filter: ListFilter }
  | {
      readonly kind: 'item';
      readonly collection: SnapshotCollection;
      readonly item: SnapshotItem;
      /** Number of its comments on the pages before. */
      readonly commentsFrom: number;
      /** Id of the comment that the visitor answers; '' for none. */
      readonly reply: string;
    }
  | {
      readonly kind: 'product';
      readonly collection: SnapshotCollection;
      readonly urlSlug: string;
      /** Number of its reviews on the pages before. */
      readonly reviewsFrom: number;
    }
  | { readonly kind: 'not-found' };

/** An item on its own page. */
export type ShownItem = Extract<PageTarget, { readonly kind: 'item' }>;

/** The filters of a list's address (decisions §paths); those of price and stock are a store's. */
export interface ListFilter extends ListingNarrowing {
  readonly offset: number;
  readonly category: string;
  readonly tag: string;
  /** Name of an item's author; a store has none. */
  readonly author: string;
  /** `2026-11`: items of this month on the site's clock, events by their beginning; '' for all. */
  readonly month: string;
  /** Events that are over, or those that are not; '' for both. */
  readonly events: '' | 'past' | 'upcoming';
  /** True for all items of a list at once, as a calendar file has them. */
  readonly isWhole: boolean;
}

/** A list without any filter. */
export const wholeList: ListFilter = {
  ...wholeListing,
  offset: 0,
  category: '',
  tag: '',
  author: '',
  month: '',
  events: '',
  isWhole: false,
};

/** Reviews on one page of a product. */
export const reviewsPage = 20;
/** Comments on one page of an item. */
export const commentsPage = 50;
const farthestOffset = 100_000;

/**
 * Finds what is at a path: the home page, a page or list, an item, or a product's address
 * `/{store}/p/{slug}`.
 */
export function findTarget(snapshot: ShownSite, path: string, query: URLSearchParamsLike): PageTarget {
  const parts = path.split('/').filter(Boolean).map(decoded);
  // PostgreSQL has no text with NUL, so nothing of ours is called so.
  if (parts.some((part) => part.includes('\u0000'))) return { kind: 'not-found' };
  const [first = '', second] = parts;
  const collection =
    first === '' ? homeOf(snapshot) : snapshot.collections.find((collection) => collection.urlSlug === first);
  if (collection === undefined || !hasOwnPage(collection)) return { kind: 'not-found' };
  if (second === undefined) {
    if (isSinglePage(collection.type)) return { kind: 'page', collection };
    return { kind: 'list', collection, filter: filterOf(query, snapshot.website.currency) };
  }
  if (collection.type === collectionTypes.products) {
    const slug = second === 'p' ? parts.slice(2).join('/') : '';
    const reviewsFrom = Math.floor(offsetOf(query) / reviewsPage) * reviewsPage;
    return slug === '' ? { kind: 'not-found' } : { kind: 'product', collection, urlSlug: slug, reviewsFrom };
  }
  const item = itemAt(snapshot, collection, parts.slice(1));
  if (item === null) return { kind: 'not-found' };
  const commentsFrom = Math.floor(offsetOf(query) / commentsPage) * commentsPage;
  return { kind: 'item', collection, item, commentsFrom, reply: idOf(query.get('reply')) };
}

// At its own address alone: other dates before its last part lead to it by a redirect.
function itemAt(snapshot: ShownSite, collection: SnapshotCollection, below: readonly string[]) {
  const urlSlug = itemSlugOf(below);
  if (urlSlug === null) return null;
  const item = snapshot.items.ask({ kind: 'at', collectionId: collection.id, urlSlug });
  const { timeZone } = snapshot.website;
  return item && itemAddress(collection, item, timeZone) === below.join('/') ? item : null;
}

/** A document that a page of its site shows: a page, an item, or the content of a product's page. */
export interface DrawnDocument {
  readonly kind: 'page' | 'item' | 'product';
  readonly id: string;
}

/** The target that shows a document, of a product with its address; null where the site has no such document. */
export function targetOfDocument(
  snapshot: ShownSite,
  { kind, id }: DrawnDocument,
  product: { readonly collectionId: string; readonly urlSlug: string } | null = null,
): Exclude<PageTarget, { kind: 'not-found' }> | null {
  if (kind === 'product') {
    const store = snapshot.collections.find((each) => each.id === product?.collectionId);
    if (!product || !store) return null;
    return { kind, collection: store, urlSlug: product.urlSlug, reviewsFrom: 0 };
  }
  const item = kind === 'item' ? snapshot.items.ask({ kind: 'item', id }) : null;
  const collection = snapshot.collections.find(
    (each) => each.id === (kind === 'item' ? item?.collectionId : id),
  );
  if (!collection) return null;
  if (item) return { kind: 'item', collection, item, commentsFrom: 0, reply: '' };
  if (isSinglePage(collection.type)) return { kind: 'page', collection };
  return { kind: 'list', collection, filter: wholeList };
}

/** The part of URLSearchParams that is read here: the package has no DOM types. */
interface URLSearchParamsLike {
  get(name: string): string | null;
}

function filterOf(query: URLSearchParamsLike, currency: string): ListFilter {
  return {
    offset: offsetOf(query),
    category: plain(query.get('category')).slice(0, 300),
    tag: plain(query.get('tag')).slice(0, 100),
    author: plain(query.get('author')).slice(0, 100),
    month: monthOf(query.get('month') ?? ''),
    events: eventsOf(query.get('events')),
    isWhole: query.get('format') === 'ical',
    sort: readSort(query.get('sort')),
    minMinor: amountOf(query.get('min'), currency),
    maxMinor: amountOf(query.get('max'), currency),
    available: query.get('available') === '1',
  };
}

function offsetOf(query: URLSearchParamsLike): number {
  const offset = Number(query.get('offset') ?? 0);
  return Number.isInteger(offset) && offset > 0 && offset <= farthestOffset ? offset : 0;
}

function idOf(text: string | null): string {
  return text !== null && isEntityId(text) ? text : '';
}

function eventsOf(text: string | null): ListFilter['events'] {
  return text === 'past' || text === 'upcoming' ? text : '';
}

// Both ways of writing a month are read, `2026-11` and `11-2026`; what is no month is no filter.
function monthOf(text: string): string {
  const [, year, month] =
    /^(\d{4})-(0?[1-9]|1[0-2])$/.exec(text.replace(/^(\d{1,2})-(\d{4})$/, '$2-$1')) ?? [];
  return year === undefined || month === undefined ? '' : `${year}-${month.padStart(2, '0')}`;
}

// PostgreSQL has no text with NUL, so nothing of ours is called so.
function plain(text: string | null): string {
  return (text ?? '').replaceAll('\u0000', '');
}

// A text that is no amount of the shop's currency is no bound: an address that somebody typed never fails.
function amountOf(text: string | null, currency: string): bigint | null {
  const minor = parseMajor((text ?? '').trim().replace(',', '.'), currency);
  return minor === null || minor < 0n ? null : minor;
}

function homeOf(snapshot: SiteFrame): SnapshotCollection | undefined {
  return (
    snapshot.collections.find((collection) => collection.isHome) ??
    snapshot.collections.find((collection) => collection.urlSlug === '')
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
