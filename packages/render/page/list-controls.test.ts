import { describe, expect, it } from 'vitest';
import { categoryLevels } from '../context/collection-context.ts';
import type { ListFilter } from '../context/target.ts';
import { listAddress } from '../context/list-address.ts';

const link = (path: string) => ({
  displayName: path.slice(1),
  path,
  fullUrl: `/shop?category=${path.slice(1)}`,
  active: false,
  depth: path.split('/').length - 1,
  productCount: 1,
});

describe('the navigation of nested categories', () => {
  const links = ['/bread', '/cake', '/bread/rye', '/bread/rye/dark', '/cake/tart'].map(link);
  const shown = (current: string) =>
    categoryLevels(links, current)
      .map((level) =>
        level.links.map((one) => one.path + { page: '!', true: '*', '': '' }[one.current]).join(' '),
      )
      .join(' | ');
  it.each([
    ['', '/bread /cake'],
    ['/bread', '/bread! /cake | /bread/rye'],
    ['/bread/rye', '/bread* /cake | /bread/rye! | /bread/rye/dark'],
    ['/bread/rye/dark', '/bread* /cake | /bread/rye* | /bread/rye/dark!'],
    ['/nowhere', '/bread /cake'],
  ])('at %j shows %s', (current, levels) => expect(shown(current)).toBe(levels));
});

describe('the address of a list', () => {
  const filter: ListFilter = {
    offset: 0,
    category: '',
    tag: '',
    author: '',
    month: '',
    events: '',
    isWhole: false,
    sort: 'position',
    minMinor: null,
    maxMinor: null,
    available: false,
  };
  it.each<[Partial<ListFilter>, string]>([
    [{}, '/shop'],
    [{ category: '/bread/rye', offset: 30 }, '/shop?offset=30&category=bread%2Frye'],
    [{ tag: 'a b', sort: 'price-up', available: true }, '/shop?tag=a%20b&sort=price-up&available=1'],
    [{ author: 'Ada Loaf', month: '2026-11' }, '/shop?author=Ada%20Loaf&month=2026-11'],
    [{ minMinor: 1050n, maxMinor: 2000n }, '/shop?min=10.50&max=20.00'],
  ])('of %o is %s', (more, address) =>
    expect(listAddress({ urlSlug: 'shop' }, { ...filter, ...more }, 'EUR')).toBe(address),
  );
});
