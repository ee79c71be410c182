import { collectionView, hasFeed } from '@veranda/domain/pages/collection-settings';
import { folderBehaviors } from '@veranda/domain/pages/folder';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { collectionOptions } from './gallery-collection.ts';
import { groupsAsk } from './item-groups.ts';
import { listAddress } from './list-address.ts';
import { imageOf, type Session } from './session.ts';
import { type ListFilter, wholeList } from './target.ts';

/** A page or collection as templates see it. */
export function collectionContext(session: Session, collection: SnapshotCollection) {
  const options = collectionOptions(collection);
  return {
    id: collection.id,
    title: collection.title,
    navigationTitle: collection.navigationTitle,
    description: collection.description,
    type: collection.type,
    typeName: collection.typeName,
    urlId: collection.urlSlug,
    fullUrl: `/${collection.urlSlug}`,
    folder: collection.folder !== undefined,
    ...(collection.folder ? { folderBehavior: folderBehaviors[collection.folder] } : {}),
    view: collectionView(collection),
    feedEnabled: hasFeed(collection),
    homepage: collection.isHome,
    mainImage: imageOf(session, collection.seo.imageAssetId),
    ...(options ? { options } : {}),
  };
}

/** A category in a list's navigation. */
interface CategoryLink {
  readonly displayName: string;
  readonly path: string;
  readonly fullUrl: string;
  readonly active: boolean;
  readonly depth: number;
  /** Number of products of the category and of those below it. */
  readonly productCount: number;
}

/**
 * Categories of a collection as links of its list; those without items are left out. On the list itself they
 * keep how it is sorted and narrowed, and begin at its first page.
 */
export function categoryLinks(
  session: Session,
  collection: SnapshotCollection,
  { current, filter }: { readonly current: string; readonly filter?: ListFilter },
): readonly CategoryLink[] {
  const addressOf = (category: string): string => categoryAddress(session, collection, { category, filter });
  const known = session.catalog.categories.get(collection.id);
  if (known !== undefined) {
    const counts = withThoseBelow(known);
    return known
      .filter((category) => category.path !== '' && (counts.get(category.path) ?? 0) > 0)
      .map((category) => ({
        displayName: category.displayName,
        path: category.path,
        fullUrl: addressOf(category.path),
        active: current === category.path,
        depth: category.path.split('/').length - 1,
        productCount: counts.get(category.path) ?? 0,
      }));
  }
  const groups = session.snapshot.items.ask(groupsAsk(session.snapshot, collection.id, 'category'));
  return groups.map(({ name, count: productCount }) => ({
    displayName: name,
    path: name,
    fullUrl: addressOf(name),
    active: current === name,
    depth: 1,
    productCount,
  }));
}

/** The address of a list in a category, '' for all of it, sorted and narrowed as it is. */
export function categoryAddress(
  session: Session,
  collection: SnapshotCollection,
  { category, filter }: { readonly category: string; readonly filter?: ListFilter | undefined },
): string {
  const { currency } = session.snapshot.website;
  return listAddress(collection, { ...(filter ?? wholeList), category, offset: 0 }, currency);
}

// A category is in the navigation as long as anything is in it or below it.
function withThoseBelow(
  categories: readonly { readonly path: string; readonly productCount: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, productCount } of categories) {
    const steps = path.split('/');
    for (let depth = 2; depth <= steps.length; depth += 1) {
      const above = steps.slice(0, depth).join('/');
      counts.set(above, (counts.get(above) ?? 0) + productCount);
    }
  }
  return counts;
}

/** One row of a list's navigation: the categories of one parent, with the way to all of them. */
interface CategoryLevel {
  readonly level: number;
  readonly links: readonly (Omit<CategoryLink, 'active'> & { readonly current: '' | 'page' | 'true' })[];
}

/**
 * The navigation of nested categories: those at the top, and below each step of the way to the current one
 * its own. Ten thousand categories are never on one page.
 */
export function categoryLevels(links: readonly CategoryLink[], current: string): readonly CategoryLevel[] {
  if (links.length === 0) return [];
  const isTree = links.some((link) => link.path.startsWith('/'));
  const open = isTree ? ['', ...stepsOf(current)] : [''];
  return open.flatMap((parent, level) => {
    const siblings = isTree ? links.filter((link) => parentOf(link.path) === parent) : links;
    if (siblings.length === 0) return [];
    return [
      {
        level: level + 1,
        links: siblings.map(({ active: _active, ...link }) => ({
          ...link,
          current: link.path === current ? 'page' : current.startsWith(`${link.path}/`) ? 'true' : '',
        })),
      } as const,
    ];
  });
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function stepsOf(path: string): readonly string[] {
  const steps = path.split('/').slice(1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

function lastOffset(total: number, limit: number): number {
  return Math.max(0, Math.ceil(total / limit) - 1) * limit;
}

/** Links to the pages before and after; null where there is none. */
export function paginationContext(
  collection: SnapshotCollection,
  page: {
    readonly filter: ListFilter;
    readonly limit: number;
    readonly total: number;
    readonly currency: string;
  },
) {
  const { filter, limit, total, currency } = page;
  const { offset } = filter;
  const address = (to: number): string => listAddress(collection, { ...filter, offset: to }, currency);
  return {
    // From beyond the end, the way back leads to the last page.
    prevPageUrl: offset > 0 ? address(Math.max(0, Math.min(offset - limit, lastOffset(total, limit)))) : null,
    nextPageUrl: offset + limit < total ? address(offset + limit) : null,
    pageNumber: Math.floor(offset / limit) + 1,
    pageCount: Math.max(1, Math.ceil(total / limit)),
    total,
  };
}
