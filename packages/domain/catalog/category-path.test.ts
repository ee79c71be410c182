import { describe, expect, it } from 'vitest';
import { categorySteps, shortCategoryName } from './category-path.ts';

describe('category path', () => {
  it('opens into its steps', () => {
    expect(categorySteps('/perro/Higiene Oral')).toEqual([
      { path: '/perro', parentPath: '', slug: 'perro', displayName: 'Perro' },
      {
        path: '/perro/higiene-oral',
        parentPath: '/perro',
        slug: 'higiene-oral',
        displayName: 'Higiene Oral',
      },
    ]);
  });
  it.each([['/'], [''], ['///']])('%j is the root', (path) => expect(categorySteps(path)).toEqual([]));
  it.each([
    ['storefront §9 store: a category has at most 25 characters'],
    ['administration §5 category: at most 25 characters'],
  ])('%s', () => {
    expect([25, 26].map((n) => shortCategoryName('a'.repeat(n)).length)).toEqual([25, 25]);
  });
  it('keeps the runs of hyphens of an exported address', () => {
    expect(categorySteps('/cats---dogs/wet-food')).toMatchObject([
      { path: '/cats---dogs', displayName: 'Cats - dogs' },
      { path: '/cats---dogs/wet-food', displayName: 'Wet food' },
    ]);
  });
  it.each([
    ['Short', 'Short'],
    ['Holiday wreaths and garlands', 'Holiday wreaths and'],
    ['Christmas-and-new-year-boxes', 'Christmas-and-new-year-bo'],
    ['Seeds, bulbs & tubers, 2021 harvest', 'Seeds, bulbs & tubers'],
    [`${'x'.repeat(24)}🌷🌷`, 'x'.repeat(24)],
  ])('%j is shortened to %j', (name, short) => expect(shortCategoryName(name)).toBe(short));
});
