import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import type { Session } from './session.ts';

type Items = readonly SnapshotItem[];

/**
 * The items of a collection by what lists and blocks ask for. Posts are newest first, events by their
 * beginning, others in the owner's order; every list in it is in that order.
 */
interface ItemIndex {
  readonly items: Items;
  readonly byTag: ReadonlyMap<string, Items>;
  readonly byCategory: ReadonlyMap<string, Items>;
  readonly byAuthor: ReadonlyMap<string, Items>;
  /** By the month of their beginning or publication in the zone of the site: `2026-11`. */
  readonly byMonth: ReadonlyMap<string, Items>;
}

/** Made once for a revision of a site, however many blocks and pages ask. */
const indexes = new WeakMap<Items, Map<string, ItemIndex>>();

/** The index of a collection. */
export function itemIndex(
  { snapshot }: Pick<Session, 'snapshot'>,
  collection: SnapshotCollection,
): ItemIndex {
  const { items, website } = snapshot;
  // A page is made of the items whenever it asks the index, which reads them only once.
  void items[0]?.id;
  const known = indexes.get(items) ?? new Map<string, ItemIndex>();
  indexes.set(items, known);
  const key = `${collection.id} ${collection.typeName} ${website.timeZone}`;
  const found = known.get(key) ?? indexOf(items, collection, website.timeZone);
  known.set(key, found);
  return found;
}

function indexOf(all: Items, { id, typeName }: SnapshotCollection, timeZone: string): ItemIndex {
  const own = all.filter(({ collectionId }) => collectionId === id);
  const items =
    typeName === 'events'
      ? own.sort((a, b) => beginningOf(a) - beginningOf(b))
      : typeName === 'blog'
        ? own.sort((a, b) => b.publishOn - a.publishOn)
        : own;
  return {
    items,
    byTag: grouped(items, ({ tags }) => tags),
    byCategory: grouped(items, ({ categories }) => categories),
    byAuthor: grouped(items, ({ author = '' }) => (author === '' ? [] : [author])),
    byMonth: grouped(items, (item) => [dateText(wallTimeOf(beginningOf(item), timeZone)).slice(0, 7)]),
  };
}

function grouped(
  items: Items,
  keysOf: (item: SnapshotItem) => readonly string[],
): ReadonlyMap<string, Items> {
  const groups = new Map<string, SnapshotItem[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}

/** The instant that an item belongs to: the beginning of an event, the publication of anything else. */
export function beginningOf({ startDate, publishOn }: SnapshotItem): number {
  return startDate ?? publishOn;
}

/** Number of the first item, of those by their beginning, that begins at or after an instant. */
export function firstFrom(items: Items, instant: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && beginningOf(item) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
