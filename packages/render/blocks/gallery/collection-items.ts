import { itemsOfAssets, maxGalleryItems } from '@veranda/domain/blocks/gallery/gallery-items';
import { galleryOptions } from '@veranda/domain/blocks/gallery/gallery-options';
import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { itemPath } from '@veranda/domain/pages/item-path';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { listAsk } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { withoutTags } from '@veranda/template/formatters/escape';
import { type ListingNeed, listingKey } from '../../context/catalog-view.ts';
import type { Session } from '../../context/session.ts';
import { productPath } from '../../products/product-context.ts';
import type { BlockNeeds } from '../block-view.ts';

/** Products that a gallery of a store shows at most: a listing is read with the page. */
const maxProducts = 60;

/** Products that a gallery shows; its collection is one of items everywhere else. */
export function collectionNeeds(value: BlockValue): BlockNeeds {
  return value['source'] === 'collection' ? { listing: listingOf(value) } : {};
}

/**
 * The main pictures of a collection as items of a gallery, in the order of its list. Each leads to its item
 * where it opens no lightbox. Empty where the collection is gone.
 */
export function collectionItems(session: Session, value: BlockValue): readonly BlockValue[] {
  const id = textAt(value, 'collectionId');
  const collection = session.snapshot.collections.find((each) => each.id === id);
  if (collection === undefined) return [];
  const isLink = !flagAt(galleryOptions(value), 'lightbox');
  return entriesOf(session, collection, value)
    .filter(({ assetId }) => assetId)
    .slice(0, maxGalleryItems)
    .flatMap(({ assetId, title, excerpt, focal, path }) =>
      itemsOfAssets([assetId ?? '']).map((picture) => ({
        ...picture,
        title,
        caption: withoutTags(excerpt, ' ').trim(),
        ...(focal ? { focal } : {}),
        ...(isLink ? { href: path } : {}),
      })),
    );
}

function entriesOf(session: Session, collection: SnapshotCollection, value: BlockValue) {
  if (collection.type === collectionTypes.products)
    return (session.catalog.listings.get(listingKey(listingOf(value)))?.cards ?? []).map(
      ({ imageId, title, excerpt, urlSlug }) => ({
        assetId: imageId,
        title,
        excerpt,
        focal: undefined,
        path: productPath(collection, urlSlug),
      }),
    );
  const { items } = session.snapshot.items.ask(
    listAsk(collection, { hasPicture: true, limit: maxGalleryItems }),
  );
  return items.map(({ imageAssetId, title, excerpt, imageFocal, ...item }) => ({
    assetId: imageAssetId,
    title,
    excerpt,
    focal: imageFocal,
    path: itemPath(collection, item, session.snapshot.website.timeZone),
  }));
}

function listingOf(value: BlockValue): ListingNeed {
  return {
    collectionId: textAt(value, 'collectionId'),
    offset: 0,
    limit: maxProducts,
    category: '',
    tag: '',
  };
}
