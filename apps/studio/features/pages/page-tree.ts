import type { Navigation, PageSummary } from '@veranda/contracts/pages';
import type { Edit } from '@veranda/domain/documents/edit';
import { placementEdits } from '@veranda/domain/navigation/menu-steps';
import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { navigationEdit } from '@veranda/domain/navigation/navigation-edit';
import { entryOf } from '@veranda/domain/navigation/navigation-edits';

/** An entry of a menu on any level. */
type AnyEntry = Pick<Navigation['main'][number], 'id' | 'title' | 'target'> & {
  readonly children: readonly AnyEntry[];
};

export type LinkedNavGroup = 'main' | 'footer';
export type NavGroup = LinkedNavGroup | 'home' | 'unlinked' | 'trash';

/** A row of the tree. `key` is the entry's id, or `page:` and the page's id where there is no entry. */
export interface PageRow {
  readonly key: string;
  readonly place: NavGroup;
  readonly title: string;
  /** Levels above it. */
  readonly depth: number;
  /** Key of the row that it is below; null on the first level. */
  readonly parent: string | null;
  /** Null for a link to elsewhere, and for a page that is gone. */
  readonly page: PageSummary | null;
  readonly href: string | null;
  /** True for an entry that leads to a member area. */
  readonly isMemberArea: boolean;
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
  const linkedRows = (place: LinkedNavGroup): PageRow[] => rowsBelow(navigation[place], { place, byId });
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

function rowsBelow(
  entries: readonly AnyEntry[],
  list: { readonly place: LinkedNavGroup; readonly byId: ReadonlyMap<string, PageSummary> },
  above: Pick<PageRow, 'depth' | 'parent'> = { depth: 0, parent: null },
): PageRow[] {
  return entries.flatMap((entry) => [
    { ...entryRow(entry, list.byId), ...above, place: list.place },
    ...rowsBelow(entry.children, list, { depth: above.depth + 1, parent: entry.id }),
  ]);
}

/** An entry of the navigation as a row, which the caller puts in its place. */
function entryRow(
  { id, title, target }: AnyEntry,
  pages: ReadonlyMap<string, PageSummary>,
): Pick<PageRow, 'key' | 'page' | 'title' | 'href' | 'isMemberArea'> {
  const page = target.kind === 'collection' ? (pages.get(target.collectionId) ?? null) : null;
  return {
    key: id,
    page,
    title: title || page?.title || '',
    href: target.kind === 'external' ? target.href : null,
    isMemberArea: target.kind === 'member-area',
  };
}

/** The row of a page that no navigation names. */
function looseRow(page: PageSummary, place: Exclude<NavGroup, LinkedNavGroup>): PageRow {
  const key = `page:${page.id}`;
  return { key, place, depth: 0, parent: null, page, title: page.title, href: null, isMemberArea: false };
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
  /** Into `anchor` as the last one below it. */
  readonly inside?: boolean;
}

/**
 * The edits of the menus that move a row; `newId` is given to an entry that did not exist. None where nothing
 * moves.
 */
export function moveEdits(
  document: NavigationDocument,
  { row, target, newId }: { readonly row: PageRow; readonly target: MoveTarget; readonly newId: string },
): readonly Edit[] {
  const { place, ...spot } = target;
  const entry = entryOf(document, row.key);
  if (place === 'unlinked') return entry ? [navigationEdit('nav.remove', { id: entry.id })] : [];
  const placed = entry ?? entryFor(row, newId);
  return placed ? placementEdits(document, placed, { menu: place, ...spot }) : [];
}

function entryFor({ page }: PageRow, id: string) {
  if (!page) return null;
  const title = (page.navigationTitle || page.title).slice(0, 100);
  return { id, title, target: { kind: 'collection' as const, collectionId: page.id } };
}

/** The step of a row up or down among its siblings as a move; null at the end. */
export function stepOf(navigation: Navigation, row: PageRow, by: -1 | 1): MoveTarget | null {
  if (row.place !== 'main' && row.place !== 'footer') return null;
  const siblings = siblingsOf(navigation[row.place], row.key);
  const anchor = siblings[siblings.findIndex((entry) => entry.id === row.key) + by]?.id;
  return anchor ? { place: row.place, anchor, side: by === 1 ? 'after' : 'before' } : null;
}

/** The step of a row below the one before it, as the last there, or out of the one that it is below; null without one. */
export function levelStepOf(navigation: Navigation, row: PageRow, by: 'in' | 'out'): MoveTarget | null {
  if (row.place !== 'main' && row.place !== 'footer') return null;
  if (by === 'out')
    return row.parent === null ? null : { place: row.place, anchor: row.parent, side: 'after' };
  const siblings = siblingsOf(navigation[row.place], row.key);
  const before = siblings[siblings.findIndex(({ id }) => id === row.key) - 1];
  return before ? { place: row.place, anchor: before.id, inside: true } : null;
}

function siblingsOf(entries: readonly AnyEntry[], id: string): readonly AnyEntry[] {
  if (entries.some((entry) => entry.id === id)) return entries;
  for (const { children } of entries) {
    const siblings = siblingsOf(children, id);
    if (siblings.length > 0) return siblings;
  }
  return [];
}
