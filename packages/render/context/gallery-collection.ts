import { gallery } from '@veranda/domain/blocks/gallery/gallery';
import { galleryOptions } from '@veranda/domain/blocks/gallery/gallery-options';
import type { BlockValue } from '@veranda/domain/blocks/kind';
import { completeValue } from '@veranda/domain/blocks/registry';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';

/**
 * Options of a gallery collection, by the names of administration §3: those of the first gallery on its page that shows
 * its own items. Null for another collection, and where no such block is.
 */
export function collectionOptions(collection: SnapshotCollection): BlockValue | null {
  const { id, type } = collection;
  // The document is read of galleries alone: what reads one is made again with every change of it.
  if (type !== collectionTypes['gallery-block']) return null;
  const block = Object.values(collection.document?.blocks ?? {}).find(
    ({ type: kind, value }) =>
      kind === gallery.id && value['source'] === 'collection' && value['collectionId'] === id,
  );
  return block ? galleryOptions(completeValue(gallery, block.value)) : null;
}
