import type { Edit } from '../documents/edit.ts';
import { freshKeys } from '../documents/order-keys.ts';
import { sameValue } from '../documents/same-value.ts';
import {
  entriesBelow,
  type MenuEntry,
  type MenuName,
  type NavigationDocument,
} from './navigation-document.ts';
import { navigationEdit } from './navigation-edit.ts';

/** Names of navigations in the calls for programs (administration §7), the main one first, by the menu they are. */
export const navigationNames = { main: 'mainNav', footer: 'footerNav' } as const satisfies Record<
  MenuName,
  string
>;

/** An entry as programs send it: its target, and those below it. */
export interface SentEntry {
  readonly title: string;
  readonly target: MenuEntry['target'];
  readonly below: readonly SentEntry[];
}

/** Edits that put other entries in a menu; none where it has these already. Entries that are sent again get fresh ids. */
export function replaceMenuEdits(
  document: NavigationDocument,
  menu: MenuName,
  { entries, newId }: { readonly entries: readonly SentEntry[]; readonly newId: () => string },
): readonly Edit[] {
  if (sameValue(sentEntries(document, menu, null), entries)) return [];
  const made = placed(entries, { menu, parentId: null, newId });
  return [
    ...entriesBelow(document, menu, null).map(({ id }) => navigationEdit('nav.remove', { id })),
    ...(made.length > 0 ? [navigationEdit('nav.insert', { entries: made })] : []),
  ];
}

function sentEntries(document: NavigationDocument, menu: MenuName, parentId: string | null): SentEntry[] {
  return entriesBelow(document, menu, parentId).map(({ id, title, target }) => ({
    title,
    target,
    below: sentEntries(document, menu, id),
  }));
}

function placed(
  entries: readonly SentEntry[],
  place: Pick<MenuEntry, 'menu' | 'parentId'> & { readonly newId: () => string },
): MenuEntry[] {
  const { menu, parentId, newId } = place;
  const keys = freshKeys(entries.length);
  return entries.flatMap(({ title, target, below }, at) => {
    const id = newId();
    const entry = { id, menu, parentId, position: keys[at] ?? 'z0', title, target };
    return [entry, ...placed(below, { menu, parentId: id, newId })];
  });
}
