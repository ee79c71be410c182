import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { groupsAsk } from '../context/item-groups.ts';
import { categoryPath } from '../context/listing-needs.ts';
import type { Session } from '../context/session.ts';
import { type PageTarget } from '../context/target.ts';

type ListTarget = PageTarget & { readonly kind: 'list' };

/**
 * The category that a list's address names: 'none' for the whole list, null when the list has no such
 * category.
 */
export function listCategory(
  { snapshot, catalog }: Pick<Session, 'snapshot' | 'catalog'>,
  { collection, filter }: ListTarget,
): { readonly displayName: string } | 'none' | null {
  const { category } = filter;
  if (category === '') return 'none';
  if (collection.type === collectionTypes.products) {
    const path = categoryPath(category);
    const known = catalog.categories.get(collection.id) ?? [];
    return path === '/' ? null : (known.find((category) => category.path === path) ?? null);
  }
  const groups = snapshot.items.ask(groupsAsk(snapshot, collection.id, 'category'));
  const isNamed = groups.some(({ name }) => name === category);
  return isNamed ? { displayName: category } : null;
}
