import { collatorOf } from '@veranda/domain/languages/collator';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { facetsKey } from './catalog-view.ts';
import { itemIndex } from './item-index.ts';
import type { Session } from './session.ts';

/** What the items of a collection are grouped by. */
export type GroupBy = 'month' | 'category' | 'tag' | 'author';

/** Items of a collection that have something in common, and the address of their list. */
interface ItemGroup {
  readonly name: string;
  readonly count: number;
  readonly href: string;
  /** Middle of the month, in milliseconds since 1970; 0 for groups that are no months. */
  readonly at: number;
}

/** The groups of a collection, months newest first and others by name; goods have tags and categories alone. */
export function itemGroups(
  session: Session,
  collection: SnapshotCollection,
  by: GroupBy,
): readonly ItemGroup[] {
  const groups = countsOf(session, collection, by).map(([name, count]) => ({
    name,
    count,
    href: `/${collection.urlSlug}?${by}=${encodeURIComponent(name)}`,
    at: by === 'month' ? Date.parse(`${name}-15T12:00:00Z`) : 0,
  }));
  // Months are texts such as `2026-11`.
  if (by === 'month') return groups.sort((a, b) => b.at - a.at);
  const collator = collatorOf(session.snapshot.website.language);
  return groups.sort((a, b) => collator.compare(a.name, b.name));
}

function countsOf(
  session: Session,
  collection: SnapshotCollection,
  by: GroupBy,
): readonly (readonly [string, number])[] {
  if (collection.type === collectionTypes.products) return countsOfGoods(session, collection.id, by);
  const { byTag, byCategory, byAuthor, byMonth } = itemIndex(session, collection);
  const groups = { tag: byTag, category: byCategory, author: byAuthor, month: byMonth }[by];
  return [...groups].map(([name, items]) => [name, items.length]);
}

function countsOfGoods({ catalog }: Session, collectionId: string, by: GroupBy) {
  if (by === 'tag') {
    const tags = catalog.facets.get(facetsKey({ collectionId, category: '' }))?.tags ?? [];
    return tags.map(({ tag, count }) => [tag, count] as const);
  }
  const categories = by === 'category' ? (catalog.categories.get(collectionId) ?? []) : [];
  return categories
    .filter(({ path, productCount }) => path !== '' && productCount > 0)
    .map(({ path, productCount }) => [path.slice(1), productCount] as const);
}
