import type { Applied, Edit, EditRefusal } from '../documents/edit.ts';
import { replacement } from '../documents/replacement.ts';
import { sameValue } from '../documents/same-value.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { type MenuEntry, maxMenuLevels, type NavigationDocument } from './navigation-document.ts';
import { type NavigationEditArgs, navigationEdit } from './navigation-edit.ts';
import { validateNavigationDocument } from './validate-document.ts';

type Outcome = Applied<NavigationDocument> | EditRefusal;

/** `nav.insert`: refused where a parent is gone, or there is an entry of an id already. */
export function insertEntries(
  document: NavigationDocument,
  { entries }: NavigationEditArgs['nav.insert'],
): Outcome {
  let next = document;
  for (const entry of entries) {
    if (entryOf(next, entry.id)) return conflict(`entries.${entry.id}`);
    const placed = inMenu(next, entry);
    if (isRefusal(placed)) return placed as EditRefusal;
    next = withEntries(next, [placed]);
  }
  const inserted = new Set(entries.map(({ id }) => id));
  const heads = entries.filter(({ parentId }) => parentId === null || !inserted.has(parentId));
  return checked(next, heads.map(({ id }) => navigationEdit('nav.remove', { id })).toReversed());
}

export function removeEntry(document: NavigationDocument, { id }: NavigationEditArgs['nav.remove']): Outcome {
  const entry = entryOf(document, id);
  if (!entry) return gone(`entries.${id}`);
  const removed = [entry, ...descendantsOf(document, id)];
  const ids = new Set(removed.map((each) => each.id));
  const left = Object.entries(document.entries).filter(([key]) => !ids.has(key));
  return checked({ ...document, entries: Object.fromEntries(left) }, [
    navigationEdit('nav.insert', { entries: removed }),
  ]);
}

/** `nav.move`: refused where the parent is gone or below the entry, or there would be more than `maxMenuLevels`. */
export function moveEntry(document: NavigationDocument, args: NavigationEditArgs['nav.move']): Outcome {
  const { id, ...place } = args;
  const entry = entryOf(document, id);
  if (!entry) return gone(`entries.${id}`);
  const below = descendantsOf(document, id);
  if (!fits(document, id, place.parentId)) return conflict(`entries.${id}.parentId`);
  const moved = inMenu(document, { ...entry, ...place });
  if (isRefusal(moved)) return moved as EditRefusal;
  const followers = below.map((each) => ({ ...each, menu: moved.menu }));
  const { menu, parentId, position } = entry;
  return checked(withEntries(document, [moved, ...followers]), [
    navigationEdit('nav.move', { id, menu, parentId, position }),
  ]);
}

/** `nav.set`: refused where the value is no longer what it replaces, or may not be linked to. */
export function setEntry(document: NavigationDocument, args: NavigationEditArgs['nav.set']): Outcome {
  const { id, path, value, was } = args;
  const entry = entryOf(document, id);
  if (!entry) return gone(`entries.${id}`);
  if (!sameValue(entry[path], was)) return conflict(`entries.${id}.${path}`);
  return checked(withEntries(document, [{ ...entry, [path]: value }]), [
    navigationEdit('nav.set', replacement({ id, path }, { value: was, was: value })),
  ]);
}

/** The entry of an id; undefined for one that is gone. */
export function entryOf({ entries }: NavigationDocument, id: string): MenuEntry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

/** The entries below one. */
function childrenOf({ entries }: NavigationDocument, id: string): readonly MenuEntry[] {
  return Object.values(entries).filter(({ parentId }) => parentId === id);
}

/** The entries below one on every level, each after its parent. */
export function descendantsOf(document: NavigationDocument, id: string): readonly MenuEntry[] {
  return childrenOf(document, id).flatMap((child) => [child, ...descendantsOf(document, child.id)]);
}

/** True where an entry, new or not, may come below another one, or to the first level by null, with all below it. */
export function fits(document: NavigationDocument, id: string, parentId: string | null): boolean {
  if (parentId === null) return true;
  const isBelowItself = parentId === id || descendantsOf(document, id).some((each) => each.id === parentId);
  return !isBelowItself && levelOf(document, parentId) + levelsFrom(document, id) <= maxMenuLevels;
}

function levelOf(document: NavigationDocument, id: string): number {
  const parentId = entryOf(document, id)?.parentId ?? null;
  return parentId === null ? 1 : 1 + levelOf(document, parentId);
}

/** Levels that an entry takes: its own, and those below it. */
function levelsFrom(document: NavigationDocument, id: string): number {
  return 1 + Math.max(0, ...childrenOf(document, id).map((child) => levelsFrom(document, child.id)));
}

// An entry is in the menu of its parent, wherever somebody else has moved that.
function inMenu(document: NavigationDocument, entry: MenuEntry): MenuEntry | EditRefusal {
  if (entry.parentId === null) return entry;
  const parent = entryOf(document, entry.parentId);
  if (!parent) return gone(`entries.${entry.parentId}`);
  return levelOf(document, parent.id) < maxMenuLevels
    ? { ...entry, menu: parent.menu }
    : conflict(`entries.${entry.id}.parentId`);
}

function withEntries(document: NavigationDocument, changed: readonly MenuEntry[]): NavigationDocument {
  const entries = Object.fromEntries(changed.map((entry) => [entry.id, entry]));
  return { ...document, entries: { ...document.entries, ...entries } };
}

function checked(document: NavigationDocument, inverse: readonly Edit[]): Outcome {
  const valid = validateNavigationDocument(document);
  return isRefusal(valid) ? (valid as EditRefusal) : { document, inverse };
}

function gone(field: string): EditRefusal {
  return refuse('edit-target-gone', { field });
}

function conflict(field: string): EditRefusal {
  return refuse('edit-conflict', { field });
}
