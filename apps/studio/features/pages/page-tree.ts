import type { Navigation, PageSummary } from '@veranda/contracts/pages';

type NavigationEntry = Navigation['main'][number];

type LinkedNavGroup = 'main' | 'footer';
export type NavGroup = LinkedNavGroup | 'home' | 'unlinked' | 'trash';

/** A row of the tree. `key` is the entry's id, or `page:` and the page's id where there is no entry. */
export interface PageRow {
  readonly key: string;
  readonly place: NavGroup;
  readonly title: string;
  readonly depth: 0 | 1;
  /** Null for a link to elsewhere, and for a page that is gone. */
  readonly page: PageSummary | null;
  readonly href: string | null;
}

export interface PageList {
  readonly pages: readonly PageSummary[];
  readonly navigation: Navigation;
}

/**
 * The rows of every place, in their order; pages that no navigation names are "not linked", but for the home
 * page.
 */
export function rowsByGroup({ pages, navigation }: PageList): Readonly<Record<NavGroup, readonly PageRow[]>> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const linkedRows = (place: LinkedNavGroup): PageRow[] =>
    navigation[place].flatMap((entry) => [
      { ...entryRow(entry, byId), place, depth: 0 },
      ...entry.children.map((child): PageRow => ({ ...entryRow(child, byId), place, depth: 1 })),
    ]);
  const main = linkedRows('main');
  const footer = linkedRows('footer');
  const linked = new Set([...main, ...footer].map((row) => row.page?.id));
  const outside = pages.filter((page) => !linked.has(page.id));
  return {
    main,
    footer,
    home: outside.filter((page) => !page.inTrash && page.isHome).map((page) => looseRow(page, 'home')),
    unlinked: outside
      .filter((page) => !page.inTrash && !page.isHome)
      .map((page) => looseRow(page, 'unlinked')),
    trash: outside.filter((page) => page.inTrash).map((page) => looseRow(page, 'trash')),
  };
}

/** An entry of the navigation as a row, which the caller puts in its place. */
function entryRow(
  { id, title, target }: Omit<NavigationEntry, 'children'>,
  pages: ReadonlyMap<string, PageSummary>,
): Omit<PageRow, 'place' | 'depth'> {
  const page = target.kind === 'collection' ? (pages.get(target.collectionId) ?? null) : null;
  return {
    key: id,
    page,
    title: title || page?.title || '',
    href: target.kind === 'external' ? target.href : null,
  };
}

/** The row of a page that no navigation names. */
function looseRow(page: PageSummary, place: Exclude<NavGroup, LinkedNavGroup>): PageRow {
  return { key: `page:${page.id}`, place, depth: 0, page, title: page.title, href: null };
}

/** The rows whose name or address has these words in it; all of them without words. */
export function matching(rows: readonly PageRow[], words: string): readonly PageRow[] {
  const wanted = words.toLowerCase();
  return rows.filter((row) => `${row.title} ${row.page?.urlSlug ?? ''}`.toLowerCase().includes(wanted));
}

/** Target of a moved row: before or after the row `anchor` of a place, or at its end without one. */
export interface MoveTarget {
  readonly place: Exclude<NavGroup, 'home' | 'trash'>;
  readonly anchor?: string;
  readonly side?: 'before' | 'after';
  /** Into `anchor` as its last child; only for an entry that has no children itself. */
  readonly inside?: boolean;
}

/** A row on its way, with the id for an entry that does not exist yet. */
interface Move {
  readonly row: PageRow;
  readonly target: MoveTarget;
  readonly newId: string;
}

/**
 * The navigation after a move; `newId` is given to an entry that did not exist. The same object when nothing
 * moves.
 */
export function moveRow(list: PageList, { row, target, newId }: Move): Navigation {
  if (target.anchor === row.key) return list.navigation;
  const moved = entryOf(list.navigation, row.key) ?? entryFor(row, newId);
  if (!moved) return list.navigation;
  const without = removeEntry(list.navigation, row.key);
  if (target.place === 'unlinked') return without;
  const placed = insertEntry(without[target.place], moved, target);
  return placed ? { ...without, [target.place]: placed } : list.navigation;
}

/** The navigation without the entry, its children standing where it stood. */
function removeEntry(navigation: Navigation, key: string): Navigation {
  const strip = (entries: readonly NavigationEntry[]) =>
    entries
      .filter((entry) => entry.id !== key)
      .map((entry) => ({ ...entry, children: entry.children.filter((child) => child.id !== key) }));
  return { main: strip(navigation.main), footer: strip(navigation.footer) };
}

function entryOf(navigation: Navigation, key: string): NavigationEntry | undefined {
  const all = [...navigation.main, ...navigation.footer];
  const found =
    all.find((entry) => entry.id === key) ??
    all.flatMap((entry) => entry.children).find((child) => child.id === key);
  return found as NavigationEntry | undefined;
}

function entryFor(row: PageRow, id: string): NavigationEntry | null {
  if (!row.page) return null;
  const title = row.page.navigationTitle || row.page.title;
  return {
    id,
    title: title.slice(0, 100),
    target: { kind: 'collection', collectionId: row.page.id },
    children: [],
  };
}

function insertEntry(
  entries: readonly NavigationEntry[],
  moved: NavigationEntry,
  { anchor, side = 'after', inside }: MoveTarget,
): NavigationEntry[] | null {
  if (anchor === undefined) return [...entries, moved];
  const top = entries.findIndex((entry) => entry.id === anchor);
  if (top !== -1 && !inside) return entries.toSpliced(side === 'after' ? top + 1 : top, 0, moved);
  if (moved.children.length > 0) return null;
  let isPlaced = false;
  const next = entries.map((entry) => {
    const position =
      inside && entry.id === anchor
        ? entry.children.length
        : entry.children.findIndex((child) => child.id === anchor);
    if (position === -1) return entry;
    isPlaced = true;
    const index = inside || side === 'before' ? position : position + 1;
    return { ...entry, children: entry.children.toSpliced(index, 0, moved as never) };
  });
  return isPlaced ? next : null;
}

/** The step of a row up or down among its siblings as a move; null at the end. */
export function stepOf(navigation: Navigation, row: PageRow, by: -1 | 1): MoveTarget | null {
  if (row.place !== 'main' && row.place !== 'footer') return null;
  const top = navigation[row.place];
  const groups: readonly (readonly { readonly id: string }[])[] = [
    top,
    ...top.map((entry) => entry.children),
  ];
  const siblings = groups.find((group) => group.some((entry) => entry.id === row.key)) ?? [];
  const anchor = siblings[siblings.findIndex((entry) => entry.id === row.key) + by]?.id;
  return anchor ? { place: row.place, anchor, side: by === 1 ? 'after' : 'before' } : null;
}
