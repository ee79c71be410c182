import type { Asset } from '@veranda/domain/media/asset';
import { itemPath } from '@veranda/domain/pages/item-path';
import { collectionPath } from '@veranda/domain/navigation/links';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { SnippetPart } from '@veranda/domain/search/snippet';
import { type CatalogCard, emptyCatalog } from '../context/catalog-view.ts';
import { createSession, imageOf, type RenderInput, type Session } from '../context/session.ts';
import { cardItem } from '../products/product-context.ts';
import { type PageOutput, renderSystem } from './render-page.ts';

/** A page or an item that was found, with the words around what was found in it. */
export interface FoundWriting {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly words: readonly SnippetPart[];
}

/** Results for a query; empty for an empty query. */
export interface SearchView {
  readonly query: string;
  /** Products on this page. */
  readonly cards: readonly CatalogCard[];
  /** Pictures of the products. */
  readonly assets: ReadonlyMap<string, Asset>;
  readonly writings: readonly FoundWriting[];
  /** Everything that was found, on other pages too. */
  readonly total: number;
  /** Products go on page by page, and pages with items beside them: `total` is that of the longer list. */
  readonly paging: { readonly offset: number; readonly limit: number; readonly total: number };
}

/**
 * The search page inside the theme (storefront §2: page type 102): a form that works without script, and what
 * it found.
 */
export function renderSearch(input: RenderInput, searchView: SearchView): PageOutput {
  const catalog = { ...emptyCatalog, assets: searchView.assets };
  const session = createSession({ ...input, catalog });
  const writings = searchView.writings.flatMap((writing) => writingView(session, writing) ?? []);
  const context = {
    query: searchView.query,
    isSearched: searchView.query !== '',
    hasFound: searchView.total > 0,
    summary: summaryOf(session, searchView),
    products: searchView.cards.flatMap((card) => cardView(session, card) ?? []),
    pages: writings.filter(({ kind }) => kind === 'page'),
    posts: writings.filter(({ kind }) => kind === 'item'),
    pagination: paginationOf(searchView),
  };
  return renderSystem(
    { ...input, catalog },
    { word: 'search', title: 'searchTitle', template: '{@|apply search-page}', context },
  );
}

function cardView(session: Session, card: CatalogCard) {
  const store = session.snapshot.collections.find(({ id }) => id === card.collectionId);
  return store && cardItem(session, card, store);
}

function writingView({ snapshot, ...session }: Session, { kind, id, words }: FoundWriting) {
  const item = kind === 'item' ? snapshot.items.ask({ kind: 'item', id }) : null;
  const collection = snapshot.collections.find(
    (collection) => collection.id === (item ? item.collectionId : id),
  );
  if (!collection) return undefined;
  const path = collection.isHome ? '/' : collectionPath(collection);
  return {
    kind,
    title: item?.title ?? collection.title,
    url: item ? itemPath(collection, item, snapshot.website.timeZone) : path,
    where: item ? collection.title : '',
    image: imageOf({ snapshot, ...session }, item?.imageAssetId ?? null),
    words,
  };
}

function summaryOf({ strings }: Session, { query, total }: SearchView): string {
  const key = total === 0 ? 'searchEmptyText' : total === 1 ? 'searchOneText' : 'searchManyText';
  return query === '' ? '' : fillPlaceholders(strings[key] ?? '', { query, count: String(total) });
}

function paginationOf({ query, paging: { offset, limit, total } }: SearchView) {
  const address = (to: number): string =>
    `/search?q=${encodeURIComponent(query)}${to > 0 ? `&offset=${to}` : ''}`;
  return {
    prevPageUrl: offset > 0 ? address(Math.max(0, offset - limit)) : null,
    nextPageUrl: offset + limit < total ? address(offset + limit) : null,
    pageNumber: Math.floor(offset / limit) + 1,
    pageCount: Math.max(1, Math.ceil(total / limit)),
  };
}
