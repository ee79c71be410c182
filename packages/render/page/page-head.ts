import type { HeadFacts } from '../head/head.ts';
import {
  breadcrumbData,
  itemData,
  organizationData,
  plainText,
  productData,
} from '../head/structured-data.ts';
import { productAt } from './catalog-view.ts';
import { collectionPath } from '@veranda/domain/navigation/links';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { authorPath } from './item-context.ts';
import { productPath, productPictures } from './product-context.ts';
import { filterParams } from './list-address.ts';
import type { ImageView } from '../images/image-view.ts';
import { imageOf, type Session } from './session.ts';
import type { ListFilter, PageTarget } from './target.ts';

/** What the head of a target says. */
export function headFacts(
  session: Session,
  target: PageTarget,
  context: Readonly<Record<string, unknown>>,
): HeadFacts {
  switch (target.kind) {
    case 'not-found':
      return barePage(session.strings['notFoundTitle'] ?? '');
    case 'item':
      return itemFacts(session, target);
    case 'product':
      return productFacts(session, target);
    case 'page':
    case 'list':
      return collectionFacts(session, target, context);
  }
}

/** The head of a page that is drawn for one visitor, or that does not exist: not to be found by search engines. */
export function barePage(title: string): HeadFacts {
  return { title, description: '', canonicalPath: null, images: [], kind: 'website', structured: [] };
}

function collectionFacts(
  session: Session,
  target: PageTarget & { kind: 'page' | 'list' },
  context: Readonly<Record<string, unknown>>,
): HeadFacts {
  const { collection } = target;
  const path = collection.isHome ? '/' : collectionPath(collection);
  const pagination = context['pagination'] as
    | { readonly prevPageUrl: string | null; readonly nextPageUrl: string | null }
    | undefined;
  const offset = target.kind === 'list' ? wholeOffset(session, target.filter) : 0;
  const crumbs = [home(session), { name: collection.title, path }];
  return {
    title: collection.seo.title || (collection.isHome ? '' : collection.title),
    description: collection.seo.description || collection.description,
    canonicalPath: offset > 0 ? `${path}?offset=${offset}` : path,
    images: picturesOf(session, [collection.seo.imageAssetId]),
    kind: 'website',
    structured: collection.isHome ? [organizationData(session)] : [breadcrumbData(session, crumbs)],
    prevPath: pagination?.prevPageUrl ?? null,
    nextPath: pagination?.nextPageUrl ?? null,
    feedPath: target.kind === 'list' ? `${path}?format=rss` : null,
  };
}

// Only the pages of the whole list are found by search engines: a later page of a part of it, or of it in another order, shows
// something else than the whole list at that place.
function wholeOffset({ snapshot }: Session, filter: ListFilter): number {
  const isWhole = filterParams({ ...filter, offset: 0 }, snapshot.website.currency).length === 0;
  return isWhole ? filter.offset : 0;
}

function itemFacts(session: Session, { collection, item }: PageTarget & { kind: 'item' }): HeadFacts {
  const path = `${collectionPath(collection)}/${item.urlSlug}`;
  const trail = [
    home(session),
    { name: collection.title, path: collectionPath(collection) },
    { name: item.title, path },
  ];
  return {
    title: item.title,
    description: plainText(item.excerpt) || collection.seo.description,
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
  if (product === null) return barePage(session.strings['notFoundTitle'] ?? '');
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
