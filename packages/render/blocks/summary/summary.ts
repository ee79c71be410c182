import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { variantNumber } from '@veranda/domain/blocks/variants';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { type ListAsk, listAsk } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { type ListingNeed, listingKey } from '../../context/catalog-view.ts';
import { itemContext } from '../../context/item-context.ts';
import { categoryPath } from '../../context/listing-needs.ts';
import type { Session } from '../../context/session.ts';
import { sizesOf } from '../../images/picture.ts';
import { cardItem } from '../../products/product-context.ts';
import type { BlockNeeds, BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const summaryView: BlockView = {
  kind: summary,
  template,
  context: summaryContext,
  needs: summaryNeeds,
};

/** Products that a summary shows; the older kinds of summaries need the same. */
export function summaryNeeds(value: BlockValue): BlockNeeds {
  return { listing: listingOf(value) };
}

// A summary looks ahead: events that are over are left to the list. The item that stands first may be among them.
function shownAsk(collection: SnapshotCollection, value: BlockValue): ListAsk {
  const { limit, tag, category } = listingOf(value);
  return listAsk(collection, {
    tag,
    category: category.replace(/^\//, ''),
    anyCase: true,
    isFeatured: onlyFeatured(value),
    isAhead: true,
    limit,
  });
}

/** The items of the collection under the filters of the block, as templates see items; null where it is gone. */
export function summaryContext(session: Session, { value, places }: CompleteBlock) {
  const collection = session.snapshot.collections.find(
    (collection) => collection.id === textAt(value, 'collectionId'),
  );
  if (collection === undefined) return null;
  const need = listingOf(value);
  const isStore = collection.type === collectionTypes.products;
  const layout = textAt(value, 'layout');
  const perRow = layout === 'list' ? 1 : Number(value['perRow']) || 1;
  const items = isStore
    ? (session.catalog.listings.get(listingKey(need))?.cards ?? []).map((card) =>
        cardItem(session, card, collection),
      )
    : shownItems(session, collection, value).map((item) => itemContext(session, item, collection));
  return {
    layout,
    variant: variantNumber('summary', layout),
    perRow,
    ratio: ratioOf(textAt(value, 'ratio')) ?? '',
    show: value['show'],
    isStore,
    isEvents: collection.typeName === 'events',
    tabindex: layout === 'carousel',
    summaryLabel: collection.title,
    imageSizes: sizesOf({
      desktop: places.desktop.w / perRow,
      phone: layout === 'list' ? 3 : places.phone.w,
    }),
    emptyText: session.strings['listEmptyText'],
    items,
  };
}

// The one that stands first does so whatever the filters are.
function shownItems(
  { snapshot }: Session,
  collection: SnapshotCollection,
  value: BlockValue,
): readonly SnapshotItem[] {
  const ask = shownAsk(collection, value);
  const { items } = snapshot.items.ask(ask);
  const id = textAt(value, 'firstItemId');
  const named = id === '' ? null : snapshot.items.ask({ kind: 'item', id });
  if (named?.collectionId !== collection.id) return items;
  return [named, ...items.filter((item) => item.id !== id)].slice(0, ask.limit);
}

// Products have no such mark: a store puts first what it wants to be seen.
function onlyFeatured(value: BlockValue): boolean {
  return flagAt((value['filter'] ?? {}) as BlockValue, 'featured');
}

function listingOf(value: BlockValue): ListingNeed {
  const filter = (value['filter'] ?? {}) as BlockValue;
  const size = value['pageSize'];
  return {
    collectionId: textAt(value, 'collectionId'),
    offset: 0,
    limit: typeof size === 'number' && size >= 1 ? Math.min(30, Math.floor(size)) : 6,
    category: categoryPath(textAt(filter, 'category')),
    tag: textAt(filter, 'tag'),
  };
}
