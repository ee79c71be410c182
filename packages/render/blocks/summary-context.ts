import { type BlockValue, textAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { sizesOf } from '../images/widths.ts';
import { summaryNeed } from '../context/catalog-needs.ts';
import { listingKey } from '../context/catalog-view.ts';
import { itemContext, itemsOf } from '../context/item-context.ts';
import { cardItem } from '../products/product-context.ts';
import type { Session } from '../context/session.ts';
import { productsType } from '../context/target.ts';

/** What the summary's template reads: the items of its collection under its filters, as templates see items. */
export function summaryContext(
  session: Session,
  value: BlockValue,
  places: { readonly desktop: { readonly w: number }; readonly phone: { readonly w: number } },
) {
  const collection = session.snapshot.collections.find((each) => each.id === textAt(value, 'collectionId'));
  if (collection === undefined) return null;
  const need = summaryNeed(value);
  const isStore = collection.type === productsType;
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
