import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { imageOf, type Session } from './session.ts';
import type { ListFilter } from './target.ts';

/**
 * An item of a collection (post, event, project) as templates see it; its body is rendered only on its own
 * page.
 */
export function itemContext(session: Session, item: SnapshotItem, collection: SnapshotCollection) {
  const mainImage = imageOf(session, item.imageAssetId);
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
    mainImage,
    mainImageId: mainImage?.id ?? '',
    assetUrl: mainImage?.assetUrl ?? '',
    galleryImages,
    items: galleryImages,
    customContent: item.customFields,
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
  filter: Pick<ListFilter, 'tag' | 'category' | 'author' | 'month'>,
): readonly SnapshotItem[] {
  const { timeZone } = session.snapshot.website;
  const monthOf = ({ startDate, publishOn }: SnapshotItem): string =>
    dateText(wallTimeOf(startDate ?? publishOn, timeZone)).slice(0, 7);
  return itemsOf(session, collection).filter(
    (item) =>
      (filter.tag === '' || item.tags.includes(filter.tag)) &&
      (filter.category === '' || item.categories.includes(filter.category)) &&
      (filter.author === '' || item.author === filter.author) &&
      (filter.month === '' || monthOf(item) === filter.month),
  );
}

/**
 * The items of a collection in the order of its list: events by date, coming first; the rest newest first.
 */
export function itemsOf(session: Session, collection: SnapshotCollection): readonly SnapshotItem[] {
  const items = session.snapshot.items.filter((item) => item.collectionId === collection.id);
  if (collection.typeName === 'events') return [...items].sort(byEventDate(session.now));
  if (collection.typeName === 'blog') return [...items].sort((a, b) => b.publishOn - a.publishOn);
  return items;
}

function byEventDate(now: number): (a: SnapshotItem, b: SnapshotItem) => number {
  return (a, b) => {
    const [left, right] = [a.startDate ?? a.publishOn, b.startDate ?? b.publishOn];
    const [leftPast, rightPast] = [left < now, right < now];
    if (leftPast !== rightPast) return leftPast ? 1 : -1;
    return leftPast ? right - left : left - right;
  };
}
