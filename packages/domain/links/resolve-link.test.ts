import { describe, expect, it } from 'vitest';
import { itemsInMemory } from '../publishing/items/items-in-memory.ts';
import type { SnapshotItem } from '../publishing/snapshot.ts';
import { type LinkedSite, resolveLink } from './resolve-link.ts';

const id = (last: number) => `0192f0c1-1111-7000-8000-00000000000${last}`;

function site(slugs: { readonly page: string; readonly item: string }): LinkedSite {
  return {
    website: { id: 'w' },
    collections: [
      { id: id(1), urlSlug: slugs.page, isHome: false },
      { id: id(2), urlSlug: 'home', isHome: true },
    ],
    items: itemsInMemory(
      [
        {
          id: id(3),
          collectionId: id(1),
          urlSlug: slugs.item,
          tags: [],
          categories: [],
        } as unknown as SnapshotItem,
      ],
      0,
    ),
    assets: { [id(4)]: { storageKey: 'x/menu.pdf' } },
  } as unknown as LinkedSite;
}

describe('a link by id', () => {
  it.each([
    [`page:${id(1)}`, '/journal'],
    [`page:${id(2)}`, '/'],
    [`item:${id(3)}`, '/journal/rain'],
    [`file:${id(4)}`, '/assets/w/x/menu.pdf'],
    ['/about', '/about'],
    ['https://example.com', 'https://example.com'],
  ])('%s leads to %s', (link, href) =>
    expect(resolveLink(link, site({ page: 'journal', item: 'rain' }))).toBe(href),
  );

  it('follows what it leads to when that is renamed', () => {
    const renamed = site({ page: 'notes', item: 'sun' });
    expect([resolveLink(`page:${id(1)}`, renamed), resolveLink(`item:${id(3)}`, renamed)]).toEqual([
      '/notes',
      '/notes/sun',
    ]);
  });

  it.each([`page:${id(9)}`, `item:${id(9)}`, `file:${id(9)}`, 'javascript:alert(1)'])(
    'leads nowhere: %s',
    (link) => expect(resolveLink(link, site({ page: 'journal', item: 'rain' }))).toBe(''),
  );
});
