import { completeValue } from '@veranda/domain/blocks/registry';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { Block } from '@veranda/domain/pages/document';
import { archiveView } from '../blocks/archive/archive.ts';
import type { BlockView } from '../blocks/block-view.ts';
import { calendarView } from '../blocks/calendar/calendar.ts';
import { galleryView } from '../blocks/gallery/gallery.ts';
import { journalView } from '../blocks/journal/journal.ts';
import { postsByAuthorView } from '../blocks/posts-by-author/posts-by-author.ts';
import { postsByCategoryView } from '../blocks/posts-by-category/posts-by-category.ts';
import { postsByMonthView } from '../blocks/posts-by-month/posts-by-month.ts';
import { postsByTagView } from '../blocks/posts-by-tag/posts-by-tag.ts';
import { summaryView } from '../blocks/summary/summary.ts';
import { summaryV1View } from '../blocks/summary-v1/summary-v1.ts';
import { tagCloudView } from '../blocks/tag-cloud/tag-cloud.ts';
import { groupsAsk } from '../context/item-groups.ts';
import { besideAsk, listItemsAsk } from '../context/listing-needs.ts';
import { createSession, type RenderInput, type Session } from '../context/session.ts';
import type { PageTarget } from '../context/target.ts';
import { documentsOf } from './catalog-needs.ts';

/** Kinds of blocks that show items of collections. */
const views: readonly BlockView[] = [
  archiveView,
  calendarView,
  galleryView,
  journalView,
  postsByAuthorView,
  postsByCategoryView,
  postsByMonthView,
  postsByTagView,
  summaryView,
  summaryV1View,
  tagCloudView,
];
const byType = new Map(views.map((view) => [view.kind.id, view]));

/**
 * Asks for the items that a page shows, as far as its target and blocks tell before it is drawn. What else it asks
 * is read when it does, and then it is drawn again.
 */
export function askAhead(input: RenderInput, target: PageTarget): void {
  const blocks = documentsOf(target).flatMap((document) => Object.values(document.blocks));
  const asking = blocks.filter(isAsking);
  const isList = target.kind === 'list' && target.collection.type !== collectionTypes.products;
  if (asking.length === 0 && !isList && target.kind !== 'item') return;
  const session = createSession(input);
  const { items } = session.snapshot;
  if (target.kind === 'item') items.ask(besideAsk(target));
  if (isList) {
    items.ask(listItemsAsk(session, target.collection, target.filter));
    items.ask(groupsAsk(session.snapshot, target.collection.id, 'category'));
  }
  for (const block of asking) askFor(session, block);
}

function isAsking({ type, value }: Block): boolean {
  return byType.has(type) && (type !== galleryView.kind.id || value['source'] === 'collection');
}

const place = { x: 0, y: 0, w: 24, h: 1, z: 0, align: 'start' } as const;
const places = { desktop: place, phone: place };

function askFor(session: Session, { id, type, value }: Block): void {
  const view = byType.get(type);
  view?.context?.(session, { id, value: completeValue(view.kind, value), places });
}
