import { freshKeys } from '../documents/order-keys.ts';
import type { NavigationNode, SiteSnapshot } from '../publishing/snapshot.ts';

export const menuNames = ['main', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

/** An entry of a menu: a page, an address, or a member area. An entry below another one is in the menu of that. */
export interface MenuEntry {
  readonly id: string;
  readonly menu: MenuName;
  /** Null for an entry of the first level; there are `maxMenuLevels`. */
  readonly parentId: string | null;
  /** Fractional key: the order among the entries of the same parent. */
  readonly position: string;
  /** Empty for the page's own name. */
  readonly title: string;
  readonly target: NavigationNode['target'];
}

/** The menus of a site as they are edited: entries in a map keyed by id. */
export interface NavigationDocument {
  readonly schema: 1;
  readonly entries: Readonly<Record<string, MenuEntry>>;
}

/** Entries of a menu, and levels of them (decisions, numbers). */
export const maxMenuEntries = 250;
export const maxMenuLevels = 3;

/** The entries of a menu below a parent, in their order. */
export function entriesBelow(
  { entries }: NavigationDocument,
  menu: MenuName,
  parentId: string | null,
): readonly MenuEntry[] {
  return Object.values(entries)
    .filter((entry) => entry.menu === menu && entry.parentId === parentId)
    .sort(byPosition);
}

// Fractional keys compare by code unit; equal ones by id, so that the order is total.
function byPosition(a: MenuEntry, b: MenuEntry): number {
  const [left, right] = a.position === b.position ? [a.id, b.id] : [a.position, b.position];
  return left < right ? -1 : 1;
}

/** The menus as trees, as pages draw them. */
export function menuTrees(document: NavigationDocument): SiteSnapshot['navigation'] {
  const nodes = (menu: MenuName, parentId: string | null): NavigationNode[] =>
    entriesBelow(document, menu, parentId).map(({ id, title, target }) => ({
      id,
      title,
      target,
      children: nodes(menu, id),
    }));
  return { main: nodes('main', null), footer: nodes('footer', null) };
}

/** Keys of the entries of stored trees, by id. */
export type MenuKeys = Readonly<Record<string, string>>;

export function menuKeys({ entries }: NavigationDocument): MenuKeys {
  return Object.fromEntries(Object.values(entries).map(({ id, position }) => [id, position]));
}

/**
 * Trees with the keys of their entries as a document. Where the keys of a list do not say its order, as in a site that was
 * just made, all of them are fresh. An id that two entries share, as in the menus of older sites, is that of the first; the
 * others have it with a number.
 */
export function navigationDocument(
  trees: SiteSnapshot['navigation'],
  keys: MenuKeys = {},
): NavigationDocument {
  const taken = new Set<string>();
  const entriesOf = (
    menu: MenuName,
    nodes: readonly NavigationNode[],
    parentId: string | null,
  ): MenuEntry[] => {
    const positions = keysOfList(nodes, keys);
    return nodes.flatMap(({ id: storedId, title, target, children }, at) => {
      const id = freeId(storedId, taken);
      taken.add(id);
      const entry = { id, menu, parentId, position: positions[at] ?? 'z0', title, target };
      return [entry, ...entriesOf(menu, children, id)];
    });
  };
  const all = menuNames.flatMap((menu) => entriesOf(menu, trees[menu], null));
  return { schema: 1, entries: Object.fromEntries(all.map((entry) => [entry.id, entry])) };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id.slice(0, 60)}-${count}`;
  return free;
}

function keysOfList(nodes: readonly NavigationNode[], keys: MenuKeys): readonly string[] {
  const known = nodes.map(({ id }) => keys[id] ?? '');
  const isOrdered = nodes.every(({ id }, at) => {
    const [before, key] = [known[at - 1], known[at] ?? ''];
    return (
      key !== '' &&
      (before === undefined || before < key || (before === key && (nodes[at - 1]?.id ?? '') < id))
    );
  });
  return isOrdered ? known : freshKeys(nodes.length);
}
