import type { HeadFacts } from '../head/head.ts';
import {
  breadcrumbData,
  itemData,
  organizationData,
  plainText,
  productData,
} from '../head/structured-data.ts';
import { productAt } from '../context/catalog-view.ts';
import { itemPath } from '@veranda/domain/pages/item-path';
import { collectionPath } from '@veranda/domain/navigation/links';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { hasFeed } from '@veranda/domain/pages/collection-settings';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { authorPath } from '../context/item-context.ts';
import { productPath, productPictures } from '../products/product-context.ts';
import { filterParams } from '../context/list-address.ts';
import { listTitle } from './list-category.ts';
import type { ImageView } from '../images/image-view.ts';
import { imageOf, type Session } from '../context/session.ts';
import { type ListFilter, type PageTarget, wholeList } from '../context/target.ts';

/** Head of a target. */
export function headFacts(
  session: Session,
  target: PageTarget,
  context: Readonly<Record<string, unknown>>,
): HeadFacts {
  switch (target.kind) {
    case 'not-found':
      return emptyHead(session.strings['notFoundTitle'] ?? '');
    case 'item':
      return itemFacts(session, target);
    case 'product':
      return productFacts(session, target);
    case 'page':
    case 'list':
      return collectionFacts(session, target, context);
  }
}

/**
 * The head of a page that is drawn for one visitor, or that does not exist: not to be found by search
 * engines.
 */
export function emptyHead(title: string): HeadFacts {
  return { title, description: '', canonicalPath: null, images: [], kind: 'website', structured: [] };
}

function collectionFacts(
  session: Session,
  target: PageTarget & { kind: 'page' | 'list' },
  context: Readonly<Record<string, unknown>>,
): HeadFacts {
  const { collection } = target;
  const path = collection.isHome ? '/' : collectionPath(collection);
  const canonicalPath = target.kind === 'list' ? path + wholeQuery(session, target.filter) : path;
  const narrowed = target.kind === 'list' ? listTitle(session, target) : null;
  const pagination = context['pagination'] as
    | { readonly prevPageUrl: string | null; readonly nextPageUrl: string | null }
    | undefined;
  const crumbs = [
    home(session),
    { name: collection.title, path },
    ...(narrowed === null ? [] : [{ name: narrowed, path: canonicalPath }]),
  ];
  const ownTitle = collection.seo.title || (collection.isHome ? '' : collection.title);
  return {
    title: narrowed ?? ownTitle,
    description: collection.seo.description || collection.description,
    canonicalPath,
    images: picturesOf(session, [collection.seo.imageAssetId]),
    kind: 'website',
    structured: collection.isHome ? [organizationData(session)] : [breadcrumbData(session, crumbs)],
    prevPath: pagination?.prevPageUrl ?? null,
    nextPath: pagination?.nextPageUrl ?? null,
    feedPath:
      target.kind === 'list' && hasFeed(collection) ? feedPath(session, collection, target.filter) : null,
  };
}

// Only the pages of the whole list and of its categories are found by search engines: a later page of a list
// in another order, or narrowed, shows something else than the list at that place.
function wholeQuery({ snapshot }: Session, filter: ListFilter): string {
  const { currency } = snapshot.website;
  const { category, offset } = filter;
  const isWhole = filterParams({ ...filter, category: '', offset: 0 }, currency).length === 0;
  return queryOf(filterParams({ ...wholeList, category, offset: isWhole ? offset : 0 }, currency));
}

// Of items, a tag, an author and a month have feeds of their own too.
function feedPath({ snapshot }: Session, collection: SnapshotCollection, filter: ListFilter): string {
  const { category, tag, author, month } = filter;
  const named =
    collection.type === collectionTypes.products ? { category } : { category, tag, author, month };
  const query = queryOf(filterParams({ ...wholeList, ...named }, snapshot.website.currency));
  return `${collectionPath(collection)}${query}${query === '' ? '?' : '&'}format=rss`;
}

function queryOf(params: readonly (readonly [string, string])[]): string {
  const parts = params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function itemFacts(session: Session, { collection, item }: PageTarget & { kind: 'item' }): HeadFacts {
  const path = itemPath(collection, item, session.snapshot.website.timeZone);
  const trail = [
    home(session),
    { name: collection.title, path: collectionPath(collection) },
    { name: item.title, path },
  ];
  return {
    title: item.seoTitle || item.title,
    description: item.seoDescription || plainText(item.excerpt) || collection.seo.description,
    canonicalPath: path,
    images: picturesOf(session, [item.imageAssetId, ...item.galleryAssetIds]),
    kind: 'article',
    ...(item.startDate === null ? { article: articleOf(item, collection) } : {}),
    structured: [itemData(session, item, collection), breadcrumbData(session, trail)],
  };
}

function productFacts(
  session: Session,
  { collection, urlSlug }: PageTarget & { kind: 'product' },
): HeadFacts {
  const product = productAt(session.catalog, collection.id, urlSlug);
  if (product === null) return emptyHead(session.strings['notFoundTitle'] ?? '');
  const path = productPath(collection, product.urlSlug);
  const trail = [
    home(session),
    { name: collection.title, path: collectionPath(collection) },
    { name: product.title, path },
  ];
  return {
    title: product.seoTitle || product.title,
    description: product.seoDescription || plainText(product.excerpt) || plainText(product.description),
    canonicalPath: path,
    images: productPictures(session, product),
    kind: 'product',
    structured: [productData(session, product, collection), breadcrumbData(session, trail)],
  };
}

function articleOf({ publishOn, author = '' }: SnapshotItem, collection: SnapshotCollection) {
  const named = author === '' ? null : { name: author, path: authorPath(collection, author) };
  return { publishedOn: publishOn, author: named };
}

function picturesOf(session: Session, ids: readonly (string | null)[]): ImageView[] {
  return [...new Set(ids)].flatMap((id) => imageOf(session, id) ?? []);
}

function home(session: Session): { readonly name: string; readonly path: string } {
  return { name: session.snapshot.website.title, path: '/' };
}
