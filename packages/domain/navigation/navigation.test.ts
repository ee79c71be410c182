import { describe, expect, it } from 'vitest';
import type { LinkedSite } from '../links/resolve-link.ts';
import { itemsInMemory } from '../publishing/items/items-in-memory.ts';
import type { NavigationNode, SnapshotCollection } from '../publishing/snapshot.ts';
import { isRefusal } from '../refusal.ts';
import { type FolderBehavior, folderBehaviors } from '../pages/folder.ts';
import { folderRedirect, navigationLinks } from './links.ts';
import { validateNavigation } from './validate.ts';

const shop = { id: 'shop', title: 'Shop', navigationTitle: 'Store', urlSlug: 'shop' } as SnapshotCollection;
const node = (
  id: string,
  target: NavigationNode['target'],
  ...children: NavigationNode[]
): NavigationNode => ({ id, title: '', target, children });
const toShop = node('n1', { kind: 'collection', collectionId: 'shop' });

/** A site of these pages. */
const siteOf = (...collections: SnapshotCollection[]) =>
  ({ website: { id: 'w' }, collections, items: itemsInMemory([], 0), assets: {} }) as unknown as LinkedSite;

describe('navigation links', () => {
  it('lead to the collection and mark the page and the way to it', () => {
    const [link] = navigationLinks([toShop], siteOf(shop), '/shop/p/rye');
    expect(link).toMatchObject({ title: 'Store', href: '/shop', active: false, open: true });
    expect(navigationLinks([toShop], siteOf(shop), '/shop')[0]).toMatchObject({ active: true });
  });
  it('leave out what is not published, with what is below it', () => {
    expect(
      navigationLinks([node('n2', { kind: 'collection', collectionId: 'gone' }, toShop)], siteOf(shop), '/'),
    ).toEqual([]);
  });
});

describe('folders in the navigation', () => {
  const folderOf = (folder: FolderBehavior) =>
    ({ ...shop, id: 'f', title: 'Work', navigationTitle: 'Work', urlSlug: 'work', folder }) as const;
  const entry = (...children: NavigationNode[]) =>
    node('n', { kind: 'collection', collectionId: 'f' }, ...children);
  const hrefs = (folder: FolderBehavior, ...children: NavigationNode[]) =>
    navigationLinks([entry(...children)], siteOf(folderOf(folder), shop), '/').map(({ href }) => href);

  it('administration §3 folder behaviour: index is 1; administration §3 folder behaviour: redirect is 2; administration §3 folder behaviour: none is 3: an index leads to its own page, a redirect to the first page in it, a heading nowhere', () => {
    expect(folderBehaviors).toEqual({ index: 1, redirect: 2, none: 3 });
    expect(hrefs('index', toShop)).toEqual(['/work']);
    expect(hrefs('redirect', toShop)).toEqual(['/shop']);
    expect(hrefs('none', toShop)).toEqual(['']);
  });
  it('are left out where nothing is in them to lead on to', () => {
    expect(hrefs('index')).toEqual(['/work']);
    expect([...hrefs('redirect'), ...hrefs('none')]).toEqual([]);
  });
  it('lead on through a folder that is a heading to the first page below that', () => {
    const outer = { ...folderOf('redirect'), id: 'o', urlSlug: 'outer' };
    const nodes = [node('o', { kind: 'collection', collectionId: 'o' }, entry(toShop))];
    const site = { ...siteOf(outer, folderOf('none'), shop), navigation: { main: nodes, footer: [] } };
    expect(folderRedirect(site, '/outer')).toBe('/shop');
    expect(folderRedirect(site, '/work')).toBeNull();
    expect(folderRedirect(site, '/shop')).toBeNull();
  });
});

describe('a member area in the navigation', () => {
  const club = node('n', { kind: 'member-area', memberAreaId: 'plan' });
  const paid = (id: string, productIds: readonly string[]) =>
    ({ id, title: id, navigationTitle: '', urlSlug: id, access: { kind: 'paywall', productIds } }) as never;
  const site = siteOf(shop, paid('recipes', ['plan']), paid('films', ['other', 'plan']));

  it('leads to the first page that its plan opens, and is open on each of them', () => {
    expect(navigationLinks([club], site, '/films/first')).toMatchObject([
      { title: 'recipes', href: '/recipes', active: false, open: true },
    ]);
    expect(navigationLinks([club], site, '/recipes')[0]).toMatchObject({ active: true, open: true });
    expect(navigationLinks([{ ...club, title: 'Club' }], site, '/shop')[0]).toMatchObject({
      title: 'Club',
      open: false,
    });
  });
  it('is left out where its plan opens no page', () =>
    expect(navigationLinks([club], siteOf(shop, paid('films', ['other'])), '/')).toEqual([]));
  it('is taken when it names its plan', () => {
    expect(validateNavigation([club])).toEqual([club]);
    const nameless = { ...club, target: { kind: 'member-area' } };
    expect(validateNavigation([nameless])).toMatchObject({ field: 'navigation.0.target.memberAreaId' });
  });
});

describe('a link of the navigation by an id', () => {
  const id = '0192f0c1-1111-7000-8000-000000000001';
  const toFile = node('n3', { kind: 'external', href: `file:${id}`, newWindow: false });
  it('leads to the file, and is left out where that is gone', () => {
    const site = { ...siteOf(), assets: { [id]: { storageKey: 'x/menu.png' } } } as unknown as LinkedSite;
    expect(navigationLinks([toFile], site, '/')[0]?.href).toBe('/assets/w/x/menu.png');
    expect(navigationLinks([toFile], siteOf(), '/')).toEqual([]);
    expect(validateNavigation([toFile])).toEqual([toFile]);
  });
});

describe('a navigation that is handed in', () => {
  it.each([
    [
      'a link that runs script',
      [node('n', { kind: 'external', href: 'javascript:1', newWindow: false })],
      'navigation.0.target.href',
    ],
    ['no list', {}, 'navigation'],
    [
      'too deep',
      [
        node(
          'a',
          toShop.target,
          node('b', toShop.target, node('c', toShop.target, node('d', toShop.target))),
        ),
      ],
      'navigation.0.children.0.children.0.children',
    ],
  ])('is refused for %s', (_what, value, field) => {
    const result = validateNavigation(value);
    expect(isRefusal(result) && result.field).toBe(field);
  });
  it('is taken as it is otherwise', () => expect(validateNavigation([toShop])).toEqual([toShop]));
});
