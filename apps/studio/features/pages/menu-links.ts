import type { Edit } from '@veranda/domain/documents/edit';
import { replacement } from '@veranda/domain/documents/replacement';
import { sameValue } from '@veranda/domain/documents/same-value';
import { linkReference, referenceTo } from '@veranda/domain/rich-text/link-reference';
import { placementEdits } from '@veranda/domain/navigation/menu-steps';
import type { MenuEntry, MenuName, NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { navigationEdit } from '@veranda/domain/navigation/navigation-edit';
import { entryOf } from '@veranda/domain/navigation/navigation-edits';
import type { EditedLink } from '../../links/use-link-draft.ts';

/** The link of an entry of the menus as it is edited; a member area has none. */
export function linkOfEntry({ title, target }: Pick<MenuEntry, 'title' | 'target'>): EditedLink {
  if (target.kind === 'member-area') return { href: '', name: title };
  return target.kind === 'collection'
    ? { href: referenceTo({ kind: 'page', id: target.collectionId }), name: title }
    : { href: target.href, name: title, newWindow: target.newWindow };
}

/** Edits that put a new link at the end of a menu; none for a link that leads nowhere. */
export function addedLinkEdits(
  document: NavigationDocument,
  {
    id,
    menu,
    link,
    name,
  }: { readonly id: string; readonly menu: MenuName; readonly link: EditedLink; readonly name: string },
): readonly Edit[] {
  if (link.href === '') return [];
  return placementEdits(
    document,
    { id, title: titleOf(link) || name.slice(0, 100), target: targetOf(link) },
    { menu },
  );
}

/** Edits that make an entry another link; without an address the entry goes. */
export function changedLinkEdits(
  document: NavigationDocument,
  id: string,
  link: EditedLink,
): readonly Edit[] {
  const entry = entryOf(document, id);
  if (!entry) return [];
  if (link.href === '') return [navigationEdit('nav.remove', { id })];
  return changedEntryEdits(document, id, { title: titleOf(link) || entry.title, target: targetOf(link) });
}

/** Edits that give an entry another name or target; none for what stays. */
export function changedEntryEdits(
  document: NavigationDocument,
  id: string,
  next: Pick<MenuEntry, 'title' | 'target'>,
): readonly Edit[] {
  const entry = entryOf(document, id);
  if (!entry) return [];
  return (['title', 'target'] as const).flatMap((path) =>
    sameValue(entry[path], next[path])
      ? []
      : [navigationEdit('nav.set', replacement({ id, path }, { value: next[path], was: entry[path] }))],
  );
}

function titleOf({ name = '' }: EditedLink): string {
  return name.trim().slice(0, 100);
}

// A page is an entry of its own kind, which follows its page into the trash.
function targetOf({ href, newWindow = false }: EditedLink): MenuEntry['target'] {
  const reference = linkReference(href);
  return reference?.kind === 'page'
    ? { kind: 'collection', collectionId: reference.id }
    : { kind: 'external', href, newWindow };
}
