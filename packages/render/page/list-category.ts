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

/** Title of a list by what it is narrowed to: a category, a tag, an author or a month; null for the whole list. */
export function listTitle(session: Session, target: ListTarget): string | null {
  const category = listCategory(session, target);
  if (category !== null && category !== 'none') return category.displayName;
  const { tag, author, month } = target.filter;
  if (tag !== '' || author !== '') return tag || author;
  if (month === '') return null;
  const format = new Intl.DateTimeFormat(session.snapshot.website.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${month}-15T12:00:00Z`));
}
