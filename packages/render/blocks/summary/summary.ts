import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { type BlockValue, textAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { summary } from '@veranda/domain/blocks/summary/summary';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { categoryPath } from '../../context/listing-needs.ts';
import { type ListingNeed, listingKey } from '../../context/catalog-view.ts';
import { itemContext, itemsOf } from '../../context/item-context.ts';
import type { Session } from '../../context/session.ts';
import { sizesOf } from '../../images/picture.ts';
import { cardItem } from '../../products/product-context.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const summaryView: BlockView = {
  kind: summary,
  template,
  context,
  needs: (value) => ({ listing: listingOf(value) }),
};

/** The items of the collection under the filters of the block, as templates see items. */
function context(session: Session, { value, places }: CompleteBlock) {
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
    : itemsOf(session, collection)
        .filter((item) => matches(item, need, session.now))
        .slice(0, need.limit)
        .map((item) => itemContext(session, item, collection));
  return {
    layout,
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

function matches(
  item: SnapshotItem,
  need: { readonly tag: string; readonly category: string },
  now: number,
): boolean {
  // A summary looks ahead: events that are over are left to the list.
  if (item.recordType === 12 && item.startDate !== null && (item.endDate ?? item.startDate) < now)
    return false;
  const category = need.category.replace(/^\//, '').toLowerCase();
  return (
    (need.tag === '' || item.tags.includes(need.tag)) &&
    (category === '' || item.categories.some((name) => name.toLowerCase() === category))
  );
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
