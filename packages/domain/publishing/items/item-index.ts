import { dateText, wallTimeOf } from '../../dates/zone-time.ts';
import type { SnapshotItem } from '../snapshot.ts';
import { beginningOf, type GroupBy, type ItemOrder } from './item-asks.ts';

type Items = readonly SnapshotItem[];

/** The items of a collection in one order, and by what lists ask for; every list in it is in that order. */
interface ItemIndex {
  readonly items: Items;
  readonly byTag: ReadonlyMap<string, Items>;
  readonly byCategory: ReadonlyMap<string, Items>;
  readonly byAuthor: ReadonlyMap<string, Items>;
}

/** Made once for the items of a site, however many blocks and pages ask. */
const indexes = new WeakMap<Items, Map<string, unknown>>();

function madeOnce<T>(items: Items, key: string, make: () => T): T {
  const known = indexes.get(items) ?? new Map<string, unknown>();
  indexes.set(items, known);
  // Safe: a key is that of one maker.
  const found = known.has(key) ? (known.get(key) as T) : make();
  known.set(key, found);
  return found;
}

/** The index of a collection. Events are by their beginning in it. */
export function itemIndex(all: Items, collectionId: string, order: ItemOrder): ItemIndex {
  return madeOnce(all, `list ${collectionId} ${order}`, () => {
    const items = ordered(
      all.filter((item) => item.collectionId === collectionId),
      order,
    );
    return {
      items,
      byTag: grouped(items, ({ tags }) => tags),
      byCategory: grouped(items, ({ categories }) => categories),
      byAuthor: grouped(items, authorsOf),
    };
  });
}

function ordered(own: SnapshotItem[], order: ItemOrder): Items {
  if (order === 'placed') return own;
  if (order === 'newest') return own.sort((a, b) => b.publishOn - a.publishOn);
  // Of one instant, the oldest first are in the opposite of the owner's order.
  if (order === 'oldest') return own.sort((a, b) => b.publishOn - a.publishOn).reverse();
  return own.sort((a, b) => beginningOf(a) - beginningOf(b));
}

/** Groups of a collection's items, in the order of their first ones. */
export function groupIndex(
  all: Items,
  group: { readonly collectionId: string; readonly by: GroupBy; readonly timeZone: string },
): ReadonlyMap<string, Items> {
  const { collectionId, by, timeZone } = group;
  return madeOnce(all, `groups ${collectionId} ${by} ${timeZone}`, () =>
    grouped(
      all.filter((item) => item.collectionId === collectionId),
      by === 'month' ? (item) => [monthOf(beginningOf(item), timeZone)] : namesOf[by],
    ),
  );
}

function authorsOf({ author = '' }: SnapshotItem): readonly string[] {
  return author === '' ? [] : [author];
}

const namesOf = {
  tag: ({ tags }: SnapshotItem) => tags,
  category: ({ categories }: SnapshotItem) => categories,
  author: authorsOf,
} as const;

/** `2026-11` of an instant on the clock of a zone. */
function monthOf(instant: number, timeZone: string): string {
  return dateText(wallTimeOf(instant, timeZone)).slice(0, 7);
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
