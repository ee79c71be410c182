import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { imageOf, type Session } from './session.ts';

/** A page or collection as templates see it. */
export function collectionContext(session: Session, collection: SnapshotCollection) {
  return {
    id: collection.id,
    title: collection.title,
    navigationTitle: collection.navigationTitle,
    description: collection.description,
    type: collection.type,
    typeName: collection.typeName,
    urlId: collection.urlSlug,
    fullUrl: `/${collection.urlSlug}`,
    homepage: collection.isHome,
    mainImage: imageOf(session, collection.seo.imageAssetId),
  };
}

/** A category in a list's navigation. */
export interface CategoryLink {
  readonly displayName: string;
  readonly path: string;
  readonly fullUrl: string;
  readonly active: boolean;
  readonly depth: number;
  readonly productCount: number;
}

/** Categories of a collection as links of its list; those without items are left out. */
export function categoryLinks(
  session: Session,
  collection: SnapshotCollection,
  current: string,
): readonly CategoryLink[] {
  const base = `/${collection.urlSlug}`;
  const known = session.catalog.categories.get(collection.id);
  if (known !== undefined) {
    return known
      .filter((category) => category.path !== '' && category.productCount > 0)
      .map((category) => ({
        displayName: category.displayName,
        path: category.path,
        fullUrl: `${base}?category=${encodeURIComponent(category.path.slice(1))}`,
        active: current === category.path,
        depth: category.path.split('/').length - 1,
        productCount: category.productCount,
      }));
  }
  const counts = new Map<string, number>();
  for (const item of session.snapshot.items) {
    if (item.collectionId !== collection.id) continue;
    for (const name of item.categories) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, productCount]) => ({
    displayName: name,
    path: name,
    fullUrl: `${base}?category=${encodeURIComponent(name)}`,
    active: current === name,
    depth: 1,
    productCount,
  }));
}

/** Links to the pages before and after; null where there is none. */
export function paginationContext(
  collection: SnapshotCollection,
  page: {
    readonly offset: number;
    readonly limit: number;
    readonly total: number;
    readonly category: string;
    readonly tag: string;
  },
) {
  const { offset, limit, total } = page;
  const address = (to: number): string => {
    const params = [
      to > 0 ? `offset=${to}` : '',
      page.category === '' ? '' : `category=${encodeURIComponent(page.category.replace(/^\//, ''))}`,
      page.tag === '' ? '' : `tag=${encodeURIComponent(page.tag)}`,
    ].filter(Boolean);
    return `/${collection.urlSlug}${params.length > 0 ? `?${params.join('&')}` : ''}`;
  };
  return {
    prevPageUrl: offset > 0 ? address(Math.max(0, offset - limit)) : null,
    nextPageUrl: offset + limit < total ? address(offset + limit) : null,
    pageNumber: Math.floor(offset / limit) + 1,
    pageCount: Math.max(1, Math.ceil(total / limit)),
    total,
  };
}
