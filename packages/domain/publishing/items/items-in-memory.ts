import { type TagNames, tagNamesOf } from '../../tags/tag-names.ts';
import type { SiteSnapshot, SnapshotItem } from '../snapshot.ts';
import {
  beginningOf,
  type ItemAnswers,
  type ItemAsk,
  type ItemFilter,
  type ItemOrder,
  type ItemSource,
  type ListAsk,
  type ShownSite,
} from './item-asks.ts';
import { firstFrom, groupIndex, itemIndex } from './item-index.ts';

type Items = readonly SnapshotItem[];

/** A draft as pages are drawn of it at an instant; what is one already stays it. */
export function shownSite(site: SiteSnapshot | ShownSite, now: number): ShownSite {
  return isShown(site)
    ? site
    : { ...site, items: itemsInMemory(site.items, now, tagNamesOf(site.tagChanges)) };
}

function isShown(site: SiteSnapshot | ShownSite): site is ShownSite {
  return !Array.isArray(site.items);
}

/** Items that are all at hand, with the keys of their tags. */
export function itemsInMemory(keyed: Items, now: number, names: TagNames = tagNamesOf()): ItemSource {
  const all = namedItems(keyed, names);
  const answers: { [Kind in ItemAsk['kind']]: (ask: ItemAsk & { kind: Kind }) => ItemAnswers[Kind] } = {
    item: ({ id }) => all.find((item) => item.id === id) ?? null,
    at: ({ collectionId, urlSlug }) =>
      all.find((item) => item.collectionId === collectionId && item.urlSlug === urlSlug) ?? null,
    content: ({ id }) => all.find((item) => item.id === id)?.document ?? null,
    beside({ collectionId, order, id }) {
      const items = inOrder(itemIndex(all, collectionId, order).items, order, now);
      const at = items.findIndex((item) => item.id === id);
      return { before: items[at - 1] ?? null, after: (at < 0 ? undefined : items[at + 1]) ?? null };
    },
    related: (ask) => related(all, ask, now),
    list: (ask) => listed(all, withNames(ask, names), now),
    groups: (ask) => [...groupIndex(all, ask)].map(([name, { length }]) => ({ name, count: length })),
  };
  return {
    ask: (ask) => answers[ask.kind](ask),
    // The files of a draft are the site's.
    assetOf: () => undefined,
  };
}

// The same objects where nothing differs: what is made of them once is known by them.
function namedItems(items: Items, names: TagNames): Items {
  const isShownSo = ({ tags, categories }: SnapshotItem) =>
    names.shown('tag', tags) === tags && names.shown('category', categories) === categories;
  return items.every(isShownSo) ? items : items.map((item) => namedItem(item, names));
}

/** An item with the names of its tags and categories instead of their keys. */
export function namedItem<Item extends Pick<SnapshotItem, 'tags' | 'categories'>>(
  item: Item,
  names: TagNames,
): Item {
  const [tags, categories] = [names.shown('tag', item.tags), names.shown('category', item.categories)];
  return tags === item.tags && categories === item.categories ? item : { ...item, tags, categories };
}

// A name that a tag had finds what it is called now; what was removed finds nothing, as a name that nothing has.
function withNames(ask: ListAsk, names: TagNames): ListAsk {
  const { tag, category } = ask;
  return {
    ...ask,
    ...(tag ? { tag: names.current('tag', tag) ?? removed } : {}),
    ...(category ? { category: names.current('category', category) ?? removed } : {}),
  };
}

const removed = '\u0000';

// Events are kept by their beginning: what has begun goes behind what comes, the latest first.
function inOrder(items: Items, order: ItemOrder, now: number): Items {
  if (order !== 'events') return items;
  const next = firstFrom(items, now);
  return [...items.slice(next), ...items.slice(0, next).toReversed()];
}

function listed(all: Items, ask: ListAsk, now: number): ItemAnswers['list'] {
  const { collectionId, order, tag, category, anyCase, author, offset = 0, limit } = ask;
  const { items, byTag, byCategory, byAuthor } = itemIndex(all, collectionId, order);
  const filters = [
    ...(tag ? [byTag.get(tag)] : []),
    ...(category && !anyCase ? [byCategory.get(category)] : []),
    ...(author ? [byAuthor.get(author)] : []),
  ].map((found) => found ?? []);
  const [smallest = items, ...others] = filters.sort((a, b) => a.length - b.length);
  const sets = others.map((each) => new Set(each));
  const found = smallest.filter((item) => sets.every((each) => each.has(item)) && isWanted(item, ask, now));
  return { items: inOrder(found, order, now).slice(offset, offset + limit), total: found.length };
}

function isWanted(item: SnapshotItem, filter: ItemFilter, now: number): boolean {
  const { anyCase, category, within, isFeatured, hasPicture, isAhead } = filter;
  const { isOver: wantsOver } = filter;
  const at = beginningOf(item);
  return (
    (!isFeatured || item.isFeatured === true) &&
    (!hasPicture || Boolean(item.imageAssetId)) &&
    (!isAhead || !isOver(item, now)) &&
    (!wantsOver || isOver(item, now)) &&
    (!within || (at >= within.from && at < within.until)) &&
    (!anyCase || !category || item.categories.some((name) => isSame(name, category)))
  );
}

/** True for names that differ in capitals alone. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const eventType = 12;

function isOver({ recordType, startDate, endDate }: SnapshotItem, now: number): boolean {
  return recordType === eventType && startDate !== null && (endDate ?? startDate) < now;
}

function related(all: Items, ask: ItemAsk & { readonly kind: 'related' }, now: number): Items {
  const { collectionId, order, id, tags, limit } = ask;
  return inOrder(itemIndex(all, collectionId, order).items, order, now)
    .filter((item) => item.id !== id)
    .map((item, index) => ({ item, index, rank: item.tags.filter((tag) => tags.includes(tag)).length }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, limit)
    .map(({ item }) => item);
}
