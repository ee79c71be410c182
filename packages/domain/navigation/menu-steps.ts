import type { Edit } from '../documents/edit.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import {
  entriesBelow,
  type MenuEntry,
  type MenuName,
  type NavigationDocument,
} from './navigation-document.ts';
import { navigationEdit } from './navigation-edit.ts';
import { entryOf, fits } from './navigation-edits.ts';

/** A place in a menu: before or after an entry, into it as its last, or at the end without one. */
interface MenuPlace {
  readonly menu: MenuName;
  readonly anchor?: string | undefined;
  readonly side?: 'before' | 'after' | undefined;
  readonly inside?: boolean | undefined;
}

/** An entry that may be new: where it comes to is told apart. */
type Placed = Omit<MenuEntry, 'menu' | 'parentId' | 'position'>;

/**
 * Edits that put an entry, new or not, into a place; none where it is there already, where the anchor is gone, or where it
 * does not fit with what is below it.
 */
export function placementEdits(
  document: NavigationDocument,
  { id, title, target }: Placed,
  place: MenuPlace,
): readonly Edit[] {
  const { menu } = place;
  const spot = spotOf(document, id, place);
  if (spot === null || !fits(document, id, spot.parentId)) return [];
  const { parentId, index } = spot;
  const siblings = entriesBelow(document, menu, parentId);
  const entry = { id, title, target, menu, parentId, position: '' };
  const order = siblings.filter((each) => each.id !== id).toSpliced(index, 0, entry);
  if (order.length === siblings.length && order.every((each, at) => each.id === siblings[at]?.id)) return [];
  const keys = keysInOrder(order, new Set([id]));
  const position = keys.get(id) ?? 'a0';
  const renumbered = siblings.flatMap((each) => {
    const key = each.id === id ? undefined : keys.get(each.id);
    return key === undefined
      ? []
      : [navigationEdit('nav.move', { id: each.id, menu, parentId, position: key })];
  });
  const own = entryOf(document, id)
    ? navigationEdit('nav.move', { id, menu, parentId, position })
    : navigationEdit('nav.insert', { entries: [{ ...entry, position }] });
  return [...renumbered, own];
}

interface Spot {
  readonly parentId: string | null;
  /** Among the others of the parent. */
  readonly index: number;
}

function spotOf(document: NavigationDocument, id: string, place: MenuPlace): Spot | null {
  const { menu, anchor, side = 'after', inside = false } = place;
  const others = (parentId: string | null) =>
    entriesBelow(document, menu, parentId).filter((each) => each.id !== id);
  if (anchor === undefined) return { parentId: null, index: others(null).length };
  const target = entryOf(document, anchor);
  if (anchor === id || target?.menu !== menu) return null;
  if (inside) return { parentId: anchor, index: others(anchor).length };
  const at = others(target.parentId).findIndex((each) => each.id === anchor);
  return { parentId: target.parentId, index: side === 'after' ? at + 1 : at };
}

/** Edits that take every entry that leads to a page out of the menus. */
export function unlinkEdits({ entries }: NavigationDocument, pageId: string): readonly Edit[] {
  const leading = Object.values(entries).filter((entry) => leadsTo(entry, pageId));
  const ids = new Set(leading.map(({ id }) => id));
  return leading
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map(({ id }) => navigationEdit('nav.remove', { id }));
}

/** Edits that give every entry that leads to a page by its old name the new one; others keep their own words. */
export function relabelEdits(
  { entries }: NavigationDocument,
  { id: pageId, from, to }: { readonly id: string; readonly from: string; readonly to: string },
): readonly Edit[] {
  return Object.values(entries)
    .filter((entry) => leadsTo(entry, pageId) && entry.title === from)
    .map(({ id }) => navigationEdit('nav.set', { id, path: 'title', value: to, was: from }));
}

function leadsTo({ target }: MenuEntry, pageId: string): boolean {
  return target.kind === 'collection' && target.collectionId === pageId;
}
