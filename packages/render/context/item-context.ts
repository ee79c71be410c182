import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { commentFields } from './comment-fields.ts';
import { withFocal } from '../images/image-view.ts';
import { firstFrom, itemIndex } from './item-index.ts';
import { imageOf, type Session } from './session.ts';
import type { ListFilter } from './target.ts';

/**
 * An item of a collection (post, event, project) as templates see it; its body is rendered only on its own
 * page.
 */
export function itemContext(session: Session, item: SnapshotItem, collection: SnapshotCollection) {
  const picture = imageOf(session, item.imageAssetId);
  const mainImage = picture && withFocal(picture, item.imageFocal);
  const galleryImages = item.galleryAssetIds.flatMap((id) => imageOf(session, id) ?? []);
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    title: item.title,
    urlId: item.urlSlug,
    fullUrl: `/${collection.urlSlug}/${item.urlSlug}`,
    excerpt: item.excerpt,
    tags: item.tags,
    categories: item.categories,
    author: authorOf(item, collection),
    publishOn: item.publishOn,
    addedOn: item.publishOn,
    startDate: item.startDate,
    endDate: item.endDate,
    // Events are past or upcoming: lists part them, and past ones are shown quietly.
    past: item.startDate === null ? false : (item.endDate ?? item.startDate) < session.now,
    location: item.location,
    sourceUrl: item.sourceUrl,
    featured: item.isFeatured === true,
    mainImage,
    mainImageId: mainImage?.id ?? '',
    assetUrl: mainImage?.assetUrl ?? '',
    galleryImages,
    items: galleryImages,
    // Only where it is asked for: a list would be made anew with every change of the contents of its items.
    get structuredContent() {
      return session.itemMedia?.soundOf(session, item) ?? null;
    },
    get oembed() {
      return session.itemMedia?.embedOf(session, item) ?? null;
    },
    customContent: item.customFields,
    ...commentFields(session, item, collection),
  };
}

// Their name leads to all that they have written in this collection.
function authorOf({ author = '' }: SnapshotItem, collection: SnapshotCollection) {
  return author === '' ? null : { displayName: author, fullUrl: authorPath(collection, author) };
}

/** Address of everything that an author has written in a collection (decisions §paths). */
export function authorPath({ urlSlug }: Pick<SnapshotCollection, 'urlSlug'>, author: string): string {
  return `/${urlSlug}?author=${encodeURIComponent(author)}`;
}

/** The items of a list under the filters of its address, in the list's order. */
export function filteredItems(
  session: Session,
  collection: SnapshotCollection,
  { tag, category, author, month }: Pick<ListFilter, 'tag' | 'category' | 'author' | 'month'>,
): readonly SnapshotItem[] {
  const { items, byTag, byCategory, byAuthor, byMonth } = itemIndex(session, collection);
  const filters = [
    ...(tag === '' ? [] : [byTag.get(tag)]),
    ...(category === '' ? [] : [byCategory.get(category)]),
    ...(author === '' ? [] : [byAuthor.get(author)]),
    ...(month === '' ? [] : [byMonth.get(month)]),
  ].map((found) => found ?? []);
  const [smallest = items, ...others] = filters.sort((a, b) => a.length - b.length);
  const sets = others.map((each) => new Set(each));
  const found = smallest.filter((item) => sets.every((each) => each.has(item)));
  return inListOrder(found, collection, session.now);
}

/**
 * The items of a collection in the order of its list: events by date, coming first; the rest newest first.
 */
export function itemsOf(session: Session, collection: SnapshotCollection): readonly SnapshotItem[] {
  return inListOrder(itemIndex(session, collection).items, collection, session.now);
}

// Events are kept by their beginning: what has begun goes behind what comes, the latest first.
function inListOrder(items: readonly SnapshotItem[], { typeName }: SnapshotCollection, now: number) {
  if (typeName !== 'events') return items;
  const next = firstFrom(items, now);
  return [...items.slice(next), ...items.slice(0, next).toReversed()];
}
