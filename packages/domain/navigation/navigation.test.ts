import { describe, expect, it } from 'vitest';
import type { NavigationNode, SnapshotCollection } from '../publishing/snapshot.ts';
import { isRefusal } from '../refusal.ts';
import { navigationLinks } from './links.ts';
import { validateNavigation } from './validate.ts';

const shop = { id: 'shop', title: 'Shop', navigationTitle: 'Store', urlSlug: 'shop' } as SnapshotCollection;
const node = (
  id: string,
  target: NavigationNode['target'],
  ...children: NavigationNode[]
): NavigationNode => ({ id, title: '', target, children });
const toShop = node('n1', { kind: 'collection', collectionId: 'shop' });

describe('navigation links', () => {
  it('lead to the collection and mark the page and the way to it', () => {
    const [link] = navigationLinks([toShop], { collections: [shop] }, '/shop/p/rye');
    expect(link).toMatchObject({ title: 'Store', href: '/shop', active: false, open: true });
    expect(navigationLinks([toShop], { collections: [shop] }, '/shop')[0]).toMatchObject({ active: true });
  });
  it('leave out what is not published, with what is below it', () => {
    expect(
      navigationLinks(
        [node('n2', { kind: 'collection', collectionId: 'gone' }, toShop)],
        { collections: [shop] },
        '/',
      ),
    ).toEqual([]);
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
      [node('a', toShop.target, node('b', toShop.target, node('c', toShop.target)))],
      'navigation.0.children.0.children',
    ],
  ])('is refused for %s', (_what, value, field) => {
    const result = validateNavigation(value);
    expect(isRefusal(result) && result.field).toBe(field);
  });
  it('is taken as it is otherwise', () => expect(validateNavigation([toShop])).toEqual([toShop]));
});
