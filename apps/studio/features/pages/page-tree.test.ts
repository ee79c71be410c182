import type { Navigation, PageSummary } from '@veranda/contracts/pages';
import { runEdits } from '@veranda/domain/documents/transaction';
import { menuTrees, navigationDocument } from '@veranda/domain/navigation/navigation-document';
import { navigationKind } from '@veranda/domain/navigation/navigation-kind';
import { isRefusal } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import {
  matching,
  moveEdits,
  type MoveTarget,
  type NavGroup,
  type PageList,
  rowsByGroup,
  levelStepOf,
  stepOf,
} from './page-tree.ts';

/**
 * `"home shop(mugs) | legal"`: main navigation with children in brackets, then the footer. Ids are the words.
 */
function navigationOf(notation: string): Navigation {
  const [main = '', footer = ''] = notation.split('|');
  return { main: entriesOf(main), footer: entriesOf(footer) };
}

function entriesOf(text: string): Navigation['main'] {
  return [...text.matchAll(/(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g)].map(([, id = '', inner = '']) => ({
    ...leafOf(id),
    children: entriesOf(inner) as never,
  }));
}

function leafOf(id: string) {
  return { id, title: id, target: { kind: 'collection' as const, collectionId: id }, children: [] };
}

function write(navigation: Navigation): string {
  const side = (entries: Navigation['main']): string =>
    entries
      .map(({ id, children }) =>
        children.length > 0 ? `${id}(${side(children as Navigation['main'])})` : id,
      )
      .join(' ');
  return `${side(navigation.main)} | ${side(navigation.footer)}`.trim();
}

function listOf(notation: string, loose = ''): PageList {
  const navigation = navigationOf(notation);
  const words = [...notation.matchAll(/\w+/g), ...loose.matchAll(/\w+/g)].map(([word]) => word);
  return { navigation, pages: words.map(pageOf) };
}

function pageOf(id: string): PageSummary {
  return {
    id,
    type: 10,
    typeName: 'page',
    title: id,
    navigationTitle: id,
    urlSlug: id,
    url: '',
    folder: null,
    status: 'published',
    isHome: false,
    inTrash: id.startsWith('gone'),
    editedSincePublish: false,
    proposal: 'none',
    version: '1',
    updatedAt: '',
  };
}

function after(list: PageList, page: string, target: MoveTarget): string {
  const row = Object.values(rowsByGroup(list))
    .flat()
    .find((each) => each.page?.id === page);
  if (!row) throw new Error(`no row of ${page}`);
  const document = navigationDocument(list.navigation);
  const outcome = runEdits(
    navigationKind,
    document,
    moveEdits(document, { row, target, newId: `new_${page}` }),
  );
  if (isRefusal(outcome)) throw new Error(outcome.code);
  return write(menuTrees(outcome.document) as Navigation);
}

const keys = (list: PageList, place: NavGroup) => rowsByGroup(list)[place].map((row) => row.key);

describe('rowsByGroup', () => {
  it('shows entries with their children, pages without a link and the trash', () => {
    const list = listOf('home shop(mugs) | legal', 'draft gone');
    expect(keys(list, 'main')).toEqual(['home', 'shop', 'mugs']);
    expect(keys(list, 'footer')).toEqual(['legal']);
    expect(keys(list, 'unlinked')).toEqual(['page:draft']);
    expect(keys(list, 'trash')).toEqual(['page:gone']);
  });

  it('shows a home page that no navigation names in a place of its own', () => {
    const { pages, navigation } = listOf('about', 'start draft');
    const list = { navigation, pages: pages.map((page) => ({ ...page, isHome: page.id === 'start' })) };
    expect(keys(list, 'home')).toEqual(['page:start']);
    expect(keys(list, 'unlinked')).toEqual(['page:draft']);
  });
});

describe('matching', () => {
  const { main } = rowsByGroup(listOf('home shop(mugs) about'));
  it('finds names and addresses whatever their case, and everything without words', () => {
    expect(matching(main, 'MUG').map((row) => row.key)).toEqual(['mugs']);
    expect(matching(main, '')).toHaveLength(4);
    expect(matching(main, 'nowhere')).toEqual([]);
  });
});

describe('moveEdits', () => {
  const list = listOf('home shop(mugs cups) about | legal', 'draft');
  const moves: readonly [page: string, target: MoveTarget, result: string][] = [
    ['about', { place: 'main', anchor: 'home', side: 'before' }, 'about home shop(mugs cups) | legal'],
    ['home', { place: 'main', anchor: 'about', side: 'after' }, 'shop(mugs cups) about home | legal'],
    ['about', { place: 'main', anchor: 'cups', side: 'before' }, 'home shop(mugs about cups) | legal'],
    ['about', { place: 'main', anchor: 'home', inside: true }, 'home(about) shop(mugs cups) | legal'],
    ['mugs', { place: 'footer' }, 'home shop(cups) about | legal mugs'],
    ['about', { place: 'unlinked' }, 'home shop(mugs cups) | legal'],
    [
      'draft',
      { place: 'main', anchor: 'home', side: 'after' },
      'home new_draft shop(mugs cups) about | legal',
    ],
  ];
  it.each(moves)('puts %s to %o', (page, target, result) => {
    expect(after(list, page, target)).toBe(result);
  });
  it('keeps three levels: an entry goes into no other where what is below it would not fit', () => {
    const into = (anchor: string) => after(list, 'shop', { place: 'main', anchor, inside: true });
    expect(into('home')).toBe('home(shop(mugs cups)) about | legal');
    expect(into('mugs')).toBe(write(list.navigation));
    const deep = listOf('home shop(mugs(small)) | legal');
    expect(after(deep, 'shop', { place: 'main', anchor: 'home', inside: true })).toBe(write(deep.navigation));
  });
});

describe('levelStepOf', () => {
  const list = listOf('home shop(mugs(small large) cups) | legal');
  const steps = (page: string) => {
    const row = Object.values(rowsByGroup(list))
      .flat()
      .find((each) => each.key === page);
    return row ? [levelStepOf(list.navigation, row, 'in'), levelStepOf(list.navigation, row, 'out')] : [];
  };
  it('goes below the entry before it, or out of the one above it', () => {
    expect(steps('cups')).toEqual([
      { place: 'main', anchor: 'mugs', inside: true },
      { place: 'main', anchor: 'shop', side: 'after' },
    ]);
    expect(steps('small')).toEqual([null, { place: 'main', anchor: 'mugs', side: 'after' }]);
    expect(steps('home')).toEqual([null, null]);
  });
  it('counts the levels above a row', () => {
    expect(rowsByGroup(list).main.map(({ depth }) => depth)).toEqual([0, 0, 1, 2, 2, 1]);
  });
});

describe('stepOf', () => {
  const list = listOf('home shop(mugs cups) | legal');
  const step = (page: string, by: -1 | 1) => {
    const row = rowsByGroup(list).main.find((each) => each.key === page);
    return row ? stepOf(list.navigation, row, by) : undefined;
  };
  it('goes among siblings only', () => {
    expect(step('home', 1)).toEqual({ place: 'main', anchor: 'shop', side: 'after' });
    expect(step('cups', -1)).toEqual({ place: 'main', anchor: 'mugs', side: 'before' });
    expect(step('home', -1)).toBeNull();
    expect(step('cups', 1)).toBeNull();
  });
});
