import { itemAddress, itemSlugOf } from '../pages/item-path.ts';
import type { ItemSource, ShownSite } from './items/item-asks.ts';
import type { SnapshotCollection, SnapshotItem } from './snapshot.ts';

/** A page or an item that was published with this last part of its address. */
export interface PublishedAddress {
  readonly kind: 'page' | 'item';
  readonly slug: string;
  readonly id: string;
}

/**
 * Path at which visitors now find what was published at `path` before; null when that was nothing, is not there
 * any more, or its owner wants no redirect. The path is put together of where the documents are now: it never leads
 * to another former address.
 * @param addresses of the site, from the latest
 */
export function currentPath(
  snapshot: ShownSite,
  addresses: readonly PublishedAddress[],
  path: string,
): string | null {
  const [first, ...below] = path.split('/').filter(Boolean).map(decoded);
  if (first === undefined) return null;
  const page = pageAt(snapshot, addresses, first);
  if (page === undefined) return null;
  if (below.length === 0) return page.urlSlug === first ? null : pathOf(page);
  const slug = itemSlugOf(below);
  const item = slug === null ? undefined : itemAt(snapshot.items, addresses, { page, slug });
  const parts = item ? itemAddress(page, item, snapshot.website.timeZone).split('/') : below;
  const isSame = page.urlSlug === first && parts.join('/') === below.join('/');
  return isSame ? null : `/${[page.urlSlug, ...parts].map(encodeURIComponent).join('/')}`;
}

/** Path of a published page or item; null where it is not published. */
export function pathOfDocument(
  { collections, items }: ShownSite,
  { kind, id }: Pick<PublishedAddress, 'kind' | 'id'>,
): string | null {
  const item = kind === 'item' ? items.ask({ kind: 'item', id }) : undefined;
  const pageId = kind === 'item' ? item?.collectionId : id;
  const page = collections.find((each) => each.id === pageId);
  if (!page) return null;
  return item ? `/${[page.urlSlug, item.urlSlug].map(encodeURIComponent).join('/')}` : pathOf(page);
}

function pageAt(
  { collections }: ShownSite,
  addresses: readonly PublishedAddress[],
  slug: string,
): SnapshotCollection | undefined {
  const current = collections.find(({ urlSlug }) => urlSlug === slug);
  if (current) return current;
  return ownerOf(addresses, { kind: 'page', slug }, (id) => collections.find((each) => each.id === id));
}

function itemAt(
  items: ItemSource,
  addresses: readonly PublishedAddress[],
  { page, slug }: { readonly page: SnapshotCollection; readonly slug: string },
): SnapshotItem | undefined {
  const current = items.ask({ kind: 'at', collectionId: page.id, urlSlug: slug });
  if (current) return current;
  return ownerOf(addresses, { kind: 'item', slug }, (id) => {
    const item = items.ask({ kind: 'item', id });
    return item?.collectionId === page.id ? item : undefined;
  });
}

// The latest of those that had the address and are published, where it is led to from there.
function ownerOf<Document extends Pick<SnapshotCollection, 'id' | 'withoutRedirect'>>(
  addresses: readonly PublishedAddress[],
  { kind, slug }: Omit<PublishedAddress, 'id'>,
  documentOf: (id: string) => Document | undefined,
): Document | undefined {
  for (const address of addresses) {
    if (address.kind !== kind || address.slug !== slug) continue;
    const document = documentOf(address.id);
    if (document) return document.withoutRedirect?.includes(slug) ? undefined : document;
  }
  return undefined;
}

function pathOf({ isHome, urlSlug }: SnapshotCollection): string {
  return isHome ? '/' : `/${encodeURIComponent(urlSlug)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
