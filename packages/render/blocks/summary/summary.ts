import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { variantNumber } from '@veranda/domain/blocks/variants';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { categoryPath } from '../../context/listing-needs.ts';
import { type ListingNeed, listingKey } from '../../context/catalog-view.ts';
import { filteredItems, itemContext, itemsOf } from '../../context/item-context.ts';
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
    : shownItems(session, collection, {
        ...need,
        isFeatured: onlyFeatured(value),
        firstItemId: textAt(value, 'firstItemId'),
      }).map((item) => itemContext(session, item, collection));
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

// As many as are shown are looked for, among those with the tag: a collection may have thousands of others.
function shownItems(
  session: Session,
  collection: SnapshotCollection,
  need: ListingNeed & { readonly isFeatured: boolean; readonly firstItemId: string },
) {
  const tagged = { tag: need.tag, category: '', author: '', month: '' };
  const items = need.tag === '' ? itemsOf(session, collection) : filteredItems(session, collection, tagged);
  const category = need.category.replace(/^\//, '').toLowerCase();
  // The one that stands first does so whatever the filters are.
  const first = itemsOf(session, collection).find(({ id }) => id === need.firstItemId);
  const found: SnapshotItem[] = first ? [first] : [];
  for (const item of items) {
    if (found.length === need.limit) break;
    if (item.id === first?.id) continue;
    if (need.isFeatured && item.isFeatured !== true) continue;
    if (isShown(item, category, session.now)) found.push(item);
  }
  return found;
}

// A summary looks ahead: events that are over are left to the list.
function isShown(
  { recordType, startDate, endDate, categories }: SnapshotItem,
  category: string,
  now: number,
) {
  if (recordType === 12 && startDate !== null && (endDate ?? startDate) < now) return false;
  return category === '' || categories.some((name) => name.toLowerCase() === category);
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
