import type { DocumentKind } from '../documents/document-kind.ts';
import type { Edit, EditFunction } from '../documents/edit.ts';
import type { NavigationDocument } from './navigation-document.ts';
import type { MenuField, NavigationEditArgs } from './navigation-edit.ts';
import { entryOf, insertEntries, moveEntry, removeEntry, setEntry } from './navigation-edits.ts';
import { validateNavigationDocument } from './validate-document.ts';

type NavigationEdits = {
  readonly [Name in keyof NavigationEditArgs]: EditFunction<NavigationDocument, NavigationEditArgs[Name]>;
};

const edits: NavigationEdits = {
  'nav.insert': insertEntries,
  'nav.remove': removeEntry,
  'nav.move': moveEntry,
  'nav.set': setEntry,
};

/** The menus of a site: entries in three levels. */
export const navigationKind: DocumentKind<NavigationDocument> = {
  key: 'navigation',
  schema: 1,
  migrations: [],
  edits,
  validate: validateNavigationDocument,
  textEdit: () => null,
  replaced,
};

function replaced(document: NavigationDocument, { name, args }: Edit): { readonly value: unknown } | null {
  const { id, path } = args as unknown as { readonly id: string; readonly path: MenuField };
  const entry = name === 'nav.set' ? entryOf(document, id) : undefined;
  return entry ? { value: entry[path] } : null;
}
