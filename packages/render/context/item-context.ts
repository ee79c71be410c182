import { itemPath } from '@veranda/domain/pages/item-path';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { withFocal } from '../images/image-view.ts';
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
  const context = {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    title: item.title,
    urlId: item.urlSlug,
    fullUrl: itemPath(collection, item, session.snapshot.website.timeZone),
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
    systemDataId: mainImage?.id ?? '',
    assetUrl: mainImage?.assetUrl ?? '',
    galleryImages,
    items: galleryImages,
    customContent: item.customFields,
    ...commentFields(session, item, collection),
  };
  return withMedia(context, session, item);
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
