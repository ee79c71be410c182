import { itemPath } from '@veranda/domain/pages/item-path';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { backgroundSources } from '@veranda/domain/pages/background-sources';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { withFocal } from '../images/image-view.ts';
import { excerptView } from '../excerpt-view.ts';
import { commentFields } from './comment-fields.ts';
import { imageOf, type Session } from './session.ts';

/**
 * An item of a collection (post, event, project) as templates see it; its body is rendered only on its own
 * page.
 */
export function itemContext(session: Session, item: SnapshotItem, collection: SnapshotCollection) {
  const picture = imageOf(session, item.imageAssetId);
  const mainImage = picture && withFocal(picture, item.imageFocal);
  const galleryImages = item.galleryAssetIds.flatMap((id) => imageOf(session, id) ?? []);
  const path = itemPath(collection, item, session.snapshot.website.timeZone);
  const context = {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    title: item.title,
    urlId: item.urlSlug,
    fullUrl: path,
    typeName: collection.typeName,
    excerpt: excerptView(item.excerpt),
    tags: item.tags,
    categories: item.categories,
    author: authorOf(item, collection),
    publishOn: item.publishOn,
    addedOn: item.publishOn,
    ...timesView(session, item),
    location: locationView(item.location),
    sourceUrl: item.sourceUrl,
    passthrough: item.passthrough === true,
    externalLink: item.externalLink ?? '',
    promotedBlockType: item.promotedBlockType ?? '',
    featured: item.isFeatured === true,
    mainImage,
    mainImageId: mainImage?.id ?? '',
    systemDataId: mainImage?.id ?? '',
    assetUrl: mainImage?.assetUrl ?? '',
    backgroundSource: mainImage ? backgroundSources.upload : backgroundSources.none,
    galleryImages,
    items: galleryImages,
    customContent: item.customFields,
    ...commentFields(session, item, collection),
  };
  return withMedia(context, session, item);
}

function timesView(session: Session, item: SnapshotItem) {
  const { startDate, endDate } = item;
  return {
    startDate,
    endDate,
    // Events are past or upcoming: lists part them, and past ones are shown quietly.
    past: startDate === null ? false : (endDate ?? startDate) < session.now,
    isAllDay: item.isAllDay === true,
    spansDays: spansDays(item, session.snapshot.website.timeZone),
  };
}

// On the clock of the site; the predicate `same-day?` is that of UTC.
function spansDays({ startDate, endDate }: SnapshotItem, timeZone: string): boolean {
  if (startDate === null || endDate === null) return false;
  return dateText(wallTimeOf(startDate, timeZone)) !== dateText(wallTimeOf(endDate, timeZone));
}

// Themes draw a map only where it has both degrees.
function locationView(location: SnapshotItem['location']) {
  if (location === null || (location.mapLat !== undefined && location.mapLng !== undefined)) return location;
  const { mapLat: _lat, mapLng: _lng, ...place } = location;
  return place;
}

// Only where they are asked for: a list would be made anew with every change of the contents of its items.
function withMedia<Context extends { readonly mainImage: unknown }>(
  context: Context,
  session: Session,
  item: SnapshotItem,
) {
  const embed = () => session.itemMedia?.embedOf(session, item) ?? null;
  return Object.defineProperties(context, {
    structuredContent: { enumerable: true, get: () => session.itemMedia?.soundOf(session, item) ?? null },
    oembed: { enumerable: true, get: embed },
    // A picture stands before a video until somebody presses it.
    overlay: { enumerable: true, get: () => context.mainImage !== null && embed() !== null },
  });
}

// Their name leads to all that they have written in this collection.
function authorOf({ author = '' }: SnapshotItem, collection: SnapshotCollection) {
  return author === '' ? null : { displayName: author, fullUrl: authorPath(collection, author) };
}

/** Address of everything that an author has written in a collection (decisions §paths). */
export function authorPath({ urlSlug }: Pick<SnapshotCollection, 'urlSlug'>, author: string): string {
  return `/${urlSlug}?author=${encodeURIComponent(author)}`;
}
