import { describe, expect, it } from 'vitest';
import type { Edit } from '../documents/edit.ts';
import {
  type Dice,
  histories,
  itHasDocumentHistories,
  pick,
} from '../documents/random-histories.test-data.ts';
import { replacement } from '../documents/replacement.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { placementEdits, relabelEdits, unlinkEdits } from './menu-steps.ts';
import {
  type MenuEntry,
  menuKeys,
  menuNames,
  menuTrees,
  type NavigationDocument,
  navigationDocument,
} from './navigation-document.ts';
import { navigationEdit } from './navigation-edit.ts';
import { navigationKind } from './navigation-kind.ts';

const node = (id: string, children: readonly ReturnType<typeof leaf>[] = []) => ({ ...leaf(id), children });
const leaf = (id: string) => ({
  id,
  title: id,
  target: { kind: 'collection' as const, collectionId: `page-${id}` },
  children: [],
});

/** `home shop(mugs cups) about | legal`. */
const start = navigationDocument({
  main: [node('home'), node('shop', [leaf('mugs'), leaf('cups')]), node('about')],
  footer: [node('legal')],
});

const after = (edits: readonly Edit[], document = start): NavigationDocument => {
  const outcome = runEdits(navigationKind, document, edits);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.document;
};
type Tree = ReturnType<typeof menuTrees>['main'];
const writeTree = (entries: Tree): string =>
  entries.map(({ id, children }) => (children.length > 0 ? `${id}(${writeTree(children)})` : id)).join(' ');
const write = (document: NavigationDocument) =>
  menuNames.map((menu) => writeTree(menuTrees(document)[menu])).join(' | ');

function randomEdit(roll: Dice, { entries }: NavigationDocument): Edit {
  const all = Object.values(entries);
  const entry = pick(roll, all) as MenuEntry | undefined;
  const id = entry?.id ?? 'gone';
  const parentId = roll(2) === 0 ? null : (pick(roll, all)?.id ?? null);
  const place = { menu: pick(roll, menuNames) ?? 'main', parentId, position: `b${roll(1_000_000)}` };
  switch (roll(5)) {
    case 0:
    case 1: {
      const made = { ...leaf(`n${roll(1_000_000)}`), ...place };
      const { children: _none, ...fresh } = made;
      return navigationEdit('nav.insert', { entries: [fresh] });
    }
    case 2:
      return navigationEdit('nav.remove', { id });
    case 3:
      return navigationEdit('nav.move', { id, ...place });
    default:
      return navigationEdit(
        'nav.set',
        replacement({ id, path: 'title' }, { value: `title ${roll(9)}`, was: entry?.title }),
      );
  }
}

describe('the menus of a site as a document of edits', () => {
  itHasDocumentHistories({ kind: navigationKind, start, randomEdit });

  it('are stored as trees with keys, and are the same document when they are read', () =>
    histories((roll) => {
      let document = start;
      for (let step = 0; step < 15; step += 1) {
        const outcome = runEdits(navigationKind, document, [randomEdit(roll, document)]);
        if (!isRefusal(outcome)) ({ document } = outcome);
      }
      const stored: unknown = JSON.parse(JSON.stringify([menuTrees(document), menuKeys(document)]));
      const [trees, keys] = stored as [ReturnType<typeof menuTrees>, ReturnType<typeof menuKeys>];
      expect(navigationDocument(trees, keys)).toEqual(document);
    }));
});

describe('stored menus in which two entries have one id', () => {
  const shared = {
    main: [node('home', [leaf('mugs')]), node('about')],
    footer: [node('about'), node('home')],
  };
  const document = navigationDocument(shared);

  it('are a document with an id for each, the same one every time', () => {
    expect(Object.keys(document.entries)).toEqual(['home', 'mugs', 'about', 'about-2', 'home-2']);
    expect(isRefusal(navigationKind.validate(document))).toBe(false);
    expect(navigationDocument(menuTrees(document), menuKeys(document))).toEqual(document);
    expect(menuTrees(document).footer.map(({ title }) => title)).toEqual(['about', 'home']);
  });
});

describe('steps of the menus', () => {
  it.each([
    ['about', { menu: 'main', anchor: 'home', side: 'before' }, 'about home shop(mugs cups) | legal'],
    ['home', { menu: 'main', anchor: 'about', side: 'after' }, 'shop(mugs cups) about home | legal'],
    ['about', { menu: 'main', anchor: 'cups', side: 'before' }, 'home shop(mugs about cups) | legal'],
    ['about', { menu: 'main', anchor: 'home', inside: true }, 'home(about) shop(mugs cups) | legal'],
    ['mugs', { menu: 'footer' }, 'home shop(cups) about | legal mugs'],
    ['shop', { menu: 'footer', anchor: 'legal', side: 'before' }, 'home about | shop(mugs cups) legal'],
    ['shop', { menu: 'main', anchor: 'home', inside: true }, 'home(shop(mugs cups)) about | legal'],
    ['about', { menu: 'main', anchor: 'mugs', inside: true }, 'home shop(mugs(about) cups) | legal'],
    ['shop', { menu: 'main', anchor: 'mugs', inside: true }, 'home shop(mugs cups) about | legal'],
    ['fresh', { menu: 'main', anchor: 'home', side: 'after' }, 'home fresh shop(mugs cups) about | legal'],
    ['home', { menu: 'main', anchor: 'gone' }, 'home shop(mugs cups) about | legal'],
  ] as const)('put %s to %o', (id, place, wanted) =>
    expect(write(after(placementEdits(start, leaf(id), place)))).toBe(wanted),
  );

  it('take out and rename what leads to a page', () => {
    expect(write(after(unlinkEdits(start, 'page-shop')))).toBe('home about | legal');
    expect(write(after(unlinkEdits(start, 'page-mugs')))).toBe('home shop(cups) about | legal');
    const renamed = after(relabelEdits(start, { id: 'page-home', from: 'home', to: 'Start' }));
    expect(renamed.entries['home']?.title).toBe('Start');
    expect(relabelEdits(start, { id: 'page-home', from: 'Welcome', to: 'Start' })).toEqual([]);
  });
});

describe('two people in the menus at once', () => {
  const twice = (first: readonly Edit[], second: readonly Edit[]) =>
    runEdits(navigationKind, after(first), second);
  const into = (id: string, anchor: string) =>
    placementEdits(start, leaf(id), { menu: 'main', anchor, inside: true });

  it('both move an entry, and both moves stay', () => {
    const first = placementEdits(start, leaf('about'), { menu: 'main', anchor: 'home', side: 'before' });
    const second = placementEdits(start, leaf('mugs'), { menu: 'footer' });
    expect(write(after(second, after(first)))).toBe('about home shop(cups) | legal mugs');
  });

  it('decisions §names navigation: 250 entries and three levels', () => {
    const many = (count: number) =>
      navigationDocument({ main: Array.from({ length: count }, (_, at) => node(`n${at}`)), footer: [] });
    const added = (document: NavigationDocument, id: string, parentId: string | null = null) => {
      const entry = { ...leaf(id), menu: 'main' as const, parentId, position: 'z0' };
      const { children: _, ...fresh } = entry;
      return runEdits(navigationKind, document, [navigationEdit('nav.insert', { entries: [fresh] })]);
    };
    expect(isRefusal(added(many(249), 'last'))).toBe(false);
    expect(added(many(250), 'last')).toMatchObject({ code: 'document-full', field: 'entries' });
    const third = added(start, 'third', 'mugs');
    if (isRefusal(third)) throw new Error(third.code);
    expect(write(third.document)).toBe('home shop(mugs(third) cups) about | legal');
    expect(added(third.document, 'fourth', 'third')).toMatchObject({ code: 'edit-conflict' });
  });

  it('keep three levels, no circle, and entries in the menu of what they are below', () => {
    // Each of the two moves fits alone; together they would be four levels, or a circle.
    expect(twice(into('shop', 'home'), into('about', 'mugs'))).toMatchObject({ code: 'edit-conflict' });
    expect(twice(into('about', 'mugs'), into('shop', 'home'))).toMatchObject({ code: 'edit-conflict' });
    expect(twice(into('about', 'home'), into('home', 'about'))).toMatchObject({ code: 'edit-conflict' });
    const away = placementEdits(start, leaf('shop'), { menu: 'footer' });
    expect(write(after(into('about', 'shop'), after(away)))).toBe('home | legal shop(mugs cups about)');
  });

  it('are told that what one moves into is gone', () =>
    expect(twice([navigationEdit('nav.remove', { id: 'home' })], into('about', 'home'))).toMatchObject({
      code: 'edit-target-gone',
      field: 'entries.home',
    }));
});

describe('edits of the menus', () => {
  const link = (href: string) => ({ kind: 'external' as const, href, newWindow: false });
  it.each([
    ['an entry that is gone', navigationEdit('nav.remove', { id: 'x' }), 'edit-target-gone'],
    [
      'itself as its parent',
      navigationEdit('nav.move', { id: 'home', menu: 'main', parentId: 'home', position: 'a' }),
      'edit-conflict',
    ],
    [
      'words that somebody else has changed',
      navigationEdit('nav.set', { id: 'home', path: 'title', value: 'a', was: 'b' }),
      'edit-conflict',
    ],
    [
      'an address that may not be linked to',
      navigationEdit('nav.set', {
        id: 'home',
        path: 'target',
        value: link('javascript:x'),
        was: start.entries['home']?.target,
      }),
      'malformed',
    ],
  ])('refuse %s', (_name, edit, code) =>
    expect(runEdits(navigationKind, start, [edit])).toMatchObject({ code }),
  );
});
