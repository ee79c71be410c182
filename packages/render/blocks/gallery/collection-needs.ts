import { type BlockValue, textAt } from '@veranda/domain/blocks/kind';
import type { ListingNeed } from '../../context/catalog-view.ts';
import type { BlockNeeds } from '../block-view.ts';

/** Products that a gallery of a store shows at most: a listing is read with the page. */
const maxProducts = 60;

/** Products that a gallery shows; its collection is one of items everywhere else. */
export function collectionNeeds(value: BlockValue): BlockNeeds {
  return value['source'] === 'collection' ? { listing: listingOf(value) } : {};
}

/** The listing of a gallery whose collection is a store. */
export function listingOf(value: BlockValue): ListingNeed {
  return {
    collectionId: textAt(value, 'collectionId'),
    offset: 0,
    limit: maxProducts,
    category: '',
    tag: '',
  };
}
