import { collatorOf } from '@veranda/domain/languages/collator';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { GroupBy, GroupsAsk } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { facetsKey } from './catalog-view.ts';
import type { Session } from './session.ts';

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
  const groups = session.snapshot.items.ask(groupsAsk(session.snapshot, collection.id, by));
  return groups.map(({ name, count }) => [name, count]);
}

/** Question for the groups of a collection. */
export function groupsAsk(
  { website }: Pick<Session['snapshot'], 'website'>,
  collectionId: string,
  by: GroupBy,
): GroupsAsk {
  return { kind: 'groups', collectionId, by, timeZone: by === 'month' ? website.timeZone : '' };
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
