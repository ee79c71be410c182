import { comments as commentsBlock } from '@veranda/domain/blocks/comments/comments';
import { itemPath } from '@veranda/domain/pages/item-path';
import { boundDocument } from '@veranda/domain/pages/bound-document';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { emptySlide } from '@veranda/domain/pages/slides/slide';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { renderDocument } from '../blocks/render-section.ts';
import { listingKey, productAt } from '../context/catalog-view.ts';
import {
  categoryAddress,
  categoryLevels,
  categoryLinks,
  collectionContext,
  paginationContext,
} from '../context/collection-context.ts';
import { commentsHtml } from '../comments/comments-html.ts';
import { collectionOptions } from '../context/gallery-collection.ts';
import { itemContext } from '../context/item-context.ts';
import { besideAsk, listItemsAsk, listNeed } from '../context/listing-needs.ts';
import { runTemplate, type Session } from '../context/session.ts';
import type { ListFilter, PageTarget, ShownItem } from '../context/target.ts';
import { type PageTypeWord, pageTypes, websiteContext } from '../context/website-context.ts';
import {
  merchandisingContext,
  settingsContext,
  shownMerchandising,
} from '../products/merchandising-context.ts';
import { cardItem, productItem } from '../products/product-context.ts';
import { relatedContext, type TagPlace } from '../tags/collection-tags.ts';
import { resolveTags } from '../tags/resolve-tags.ts';
import { listCategory, listTitle } from './list-category.ts';
import { listAddress } from '../context/list-address.ts';
import { listControls } from './list-controls.ts';

type Context = Readonly<Record<string, unknown>>;

/** Main content of a page, with the context that its region reads. */
export interface MainContent {
  readonly word: PageTypeWord;
  readonly html: string;
  readonly context: Context;
  readonly place: TagPlace;
  /** Stands alone: without the theme's header, navigation and footer. */
  readonly isBare?: true;
}

/**
 * The main content of a target, or null when there is nothing there after all: a product that is not
 * published, a category that the list has not.
 */
export function mainContent(session: Session, target: PageTarget): MainContent | null {
  switch (target.kind) {
    case 'page':
      return pageContent(session, target.collection);
    case 'list':
      return listCategory(session, target) === null ? null : listContent(session, target);
    case 'item':
      return itemContent(session, target);
    case 'product':
      return productContent(session, target);
    case 'not-found':
      return null;
  }
}

function pageContent(session: Session, collection: SnapshotCollection): MainContent {
  if (collection.type === collectionTypes['splash-page']) return coverContent(session, collection);
  const place: TagPlace = { collection, itemId: '', itemTags: [] };
  const context = {
    ...websiteContext(session),
    collection: collectionContext(session, collection),
    pageType: pageTypes.page,
  };
  const sections = renderDocument(session, collection.document);
  const template = session.theme.collections.get(collection.typeName)?.list ?? null;
  const html =
    template === null
      ? sections
      : resolveTags(session, runTemplate(session, template, { ...context, sections }), place);
  return { word: 'page', html, context, place };
}

// Full screen: nothing of the theme is around it.
function coverContent(session: Session, collection: SnapshotCollection): MainContent {
  const context = {
    ...websiteContext(session),
    collection: collectionContext(session, collection),
    pageType: pageTypes.splash,
  };
  const slide = collection.slide ?? emptySlide('cover-page');
  const html = session.drawSlide?.(session, slide, { title: collection.title }) ?? '';
  return { word: 'splash', html, context, place: { collection, itemId: '', itemTags: [] }, isBare: true };
}

function listContent(session: Session, target: PageTarget & { kind: 'list' }): MainContent {
  const { collection, filter } = target;
  const { items, total, limit, category } = listItems(session, target);
  const options = collectionOptions(collection);
  const categories = categoryLinks(session, collection, { current: category, filter });
  const { currency } = session.snapshot.website;
  const merchandising = settingsContext(shownMerchandising(session));
  const context = {
    ...websiteContext(session),
    collection: { ...collectionContext(session, collection), itemCount: total, items },
    // Templates and predicates of galleries read them at the root.
    ...(options ? { options } : {}),
    items,
    pagination: paginationContext(collection, { filter, limit, total, currency }),
    categories,
    categoryLevels: categoryLevels(categories, category),
    listTitle: listTitle(session, target) ?? collection.title,
    listUrl: listAddress(collection, { ...filter, offset: 0 }, currency),
    ...eventModes(collection, filter, items),
    listing:
      collection.type === collectionTypes.products
        ? listControls(session, { collection, filter, total })
        : null,
    productMerchandisingContext: Object.fromEntries(items.map(({ id }) => [id, merchandising])),
    categoryActive: category !== '',
    categoryAllUrl: categoryAddress(session, collection, { category: '', filter }),
    tag: filter.tag,
    pageType: pageTypes.collection,
  };
  const place: TagPlace = { collection, itemId: '', itemTags: [] };
  const list = session.theme.collections.get(collection.typeName)?.list ?? null;
  const template = list ?? ownList(collection, options !== null);
  const above = renderDocument(session, collection.document);
  const html = above + resolveTags(session, runTemplate(session, template, context), place);
  return { word: 'collection', html, context, place };
}

/** Events in the two modes of administration §4: which of them the list shows, and whether it has any of either. */
function eventModes({ typeName }: SnapshotCollection, { events }: ListFilter, items: readonly object[]) {
  if (typeName !== 'events') return {};
  return {
    showPastOrUpcomingEvents: events || 'upcoming',
    hasUpcoming: items.some((item) => 'past' in item && item.past === false),
    hasPast: items.some((item) => 'past' in item && item.past === true),
  };
}

// The items of a gallery are on its page already, where its block shows them.
function ownList({ type, typeName }: SnapshotCollection, isGallery: boolean): string {
  if (isGallery) return '';
  if (typeName === 'events') return '{@|apply event-list}';
  return type === collectionTypes.products ? '{@|apply product-list}' : '{@|apply item-list}';
}

function ownItem({ typeName }: SnapshotCollection): string {
  return typeName === 'events' ? '{@|apply event-page}' : '{@|apply item-page}';
}

function listItems(session: Session, { collection, filter }: PageTarget & { kind: 'list' }) {
  if (collection.type === collectionTypes.products) {
    const need = listNeed(session.theme, collection, filter);
    const listing = session.catalog.listings.get(listingKey(need));
    // The first card's picture is the largest of the page: it is fetched at once.
    const items = (listing?.cards ?? []).map((card, index) => ({
      ...cardItem(session, card, collection),
      ...(index === 0 ? { isFirst: true } : {}),
    }));
    return { items, total: listing?.total ?? 0, limit: need.limit, category: need.category };
  }
  const ask = listItemsAsk(session, collection, filter);
  const { items, total } = session.snapshot.items.ask(ask);
  const shown = items.map((item) => itemContext(session, item, collection));
  return { items: shown, total, limit: ask.limit, category: filter.category };
}

/** Service that the formatter `google-calendar-url` leads to. */
const calendarService = 'Google Calendar';

function itemContent(session: Session, target: ShownItem): MainContent {
  const { collection, item } = target;
  session.state.shownItem = target;
  const body = renderDocument(session, item.document && boundDocument(item.document, item));
  // Where a block shows them, they are nowhere else; a canvas is without them.
  const isWithout = session.isCanvas || hasCommentsBlock(item);
  const comments = isWithout ? '' : commentsHtml(session, target);
  const { before, after } = session.snapshot.items.ask(besideAsk(target));
  const place: TagPlace = { collection, itemId: item.id, itemTags: item.tags };
  const linkTo = (sibling: SnapshotItem | null) =>
    sibling && {
      title: sibling.title,
      fullUrl: itemPath(collection, sibling, session.snapshot.website.timeZone),
    };
  const context = {
    ...websiteContext(session),
    collection: collectionContext(session, collection),
    item: { ...itemContext(session, item, collection), body, commentsHtml: comments },
    pagination: { prevItem: linkTo(before), nextItem: linkTo(after) },
    // Read only where the template of the page shows them.
    get relatedItems() {
      return relatedContext(session, { limit: '3' }, place)['items'];
    },
    calendarService,
    pageType: pageTypes.item,
  };
  const template = session.theme.collections.get(collection.typeName)?.item ?? ownItem(collection);
  const html = resolveTags(session, runTemplate(session, template, context), place);
  return {
    word: 'item',
    html: withComments(html, comments),
    context,
    place,
  };
}

// What the formatter `comments` prints for an item: the place where its comments belong.
const commentsPlace =
  /<div\s+class="squarespace-comments"\s+id="(?:comments-[^"]*|disqus_thread)"[^>]*>\s*<\/div>/;

// Comments are where the theme prints them, else in the place that the formatter keeps for them, else at the end.
function withComments(html: string, comments: string): string {
  if (comments === '' || html.includes(comments)) return html;
  return commentsPlace.test(html) ? html.replace(commentsPlace, () => comments) : html + comments;
}

function hasCommentsBlock({ document }: SnapshotItem): boolean {
  return Object.values(document?.blocks ?? {}).some(({ type }) => type === commentsBlock.id);
}

function productContent(
  session: Session,
  { collection, urlSlug, reviewsFrom }: PageTarget & { kind: 'product' },
): MainContent | null {
  const product = productAt(session.catalog, collection.id, urlSlug);
  if (product === null) return null;
  const context = {
    ...websiteContext(session),
    collection: collectionContext(session, collection),
    item: {
      ...productItem(session, product, { store: collection, place: 'pdp', reviewsFrom }),
      sections: renderDocument(session, session.snapshot.products?.[product.id] ?? null),
    },
    categories: categoryLinks(session, collection, { current: '' }),
    pageType: pageTypes.item,
    productMerchandisingContext: merchandisingContext(session, product),
  };
  const place: TagPlace = { collection, itemId: product.id, itemTags: product.tags };
  const template = session.theme.collections.get(collection.typeName)?.item ?? '{@|apply product-page}';
  return {
    word: 'item',
    html: resolveTags(session, runTemplate(session, template, context), place),
    context,
    place,
  };
}
