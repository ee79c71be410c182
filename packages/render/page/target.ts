import type { SiteSnapshot, SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';

/** What an address of a site leads to. */
export type PageTarget =
  | { readonly kind: 'page'; readonly collection: SnapshotCollection }
  | { readonly kind: 'list'; readonly collection: SnapshotCollection; readonly filter: ListFilter }
  | { readonly kind: 'item'; readonly collection: SnapshotCollection; readonly item: SnapshotItem }
  | { readonly kind: 'product'; readonly collection: SnapshotCollection; readonly urlSlug: string }
  | { readonly kind: 'not-found' };

/** The filters of a list's address (decisions, paths). */
export interface ListFilter {
  readonly offset: number;
  readonly category: string;
  readonly tag: string;
}

export const productsType = 13;
const pageType = 10;
const farthestOffset = 100_000;

/** Finds what stands at a path: the home page, a page or list, an item, or a product's address `/{store}/p/{slug}`. */
export function findTarget(snapshot: SiteSnapshot, path: string, query: URLSearchParamsLike): PageTarget {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first = '', second, third] = parts;
  const collection =
    first === '' ? homeOf(snapshot) : snapshot.collections.find((each) => each.urlSlug === first);
  if (collection === undefined) return { kind: 'not-found' };
  if (second === undefined) {
    if (collection.type === pageType) return { kind: 'page', collection };
    return { kind: 'list', collection, filter: filterOf(query) };
  }
  if (collection.type === productsType) {
    const slug = second === 'p' ? parts.slice(2).join('/') : '';
    return slug === '' ? { kind: 'not-found' } : { kind: 'product', collection, urlSlug: slug };
  }
  const item = third === undefined ? itemAt(snapshot, collection, second) : undefined;
  return item === undefined ? { kind: 'not-found' } : { kind: 'item', collection, item };
}

/** The part of URLSearchParams that is read here: the package has no DOM types. */
export interface URLSearchParamsLike {
  get(name: string): string | null;
}

function filterOf(query: URLSearchParamsLike): ListFilter {
  const offset = Number(query.get('offset') ?? 0);
  return {
    offset: Number.isInteger(offset) && offset > 0 && offset <= farthestOffset ? offset : 0,
    category: (query.get('category') ?? '').slice(0, 300),
    tag: (query.get('tag') ?? '').slice(0, 100),
  };
}

function homeOf(snapshot: SiteSnapshot): SnapshotCollection | undefined {
  return (
    snapshot.collections.find((each) => each.isHome) ??
    snapshot.collections.find((each) => each.urlSlug === '')
  );
}

function itemAt(
  snapshot: SiteSnapshot,
  collection: SnapshotCollection,
  slug: string,
): SnapshotItem | undefined {
  return snapshot.items.find((item) => item.collectionId === collection.id && item.urlSlug === slug);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
