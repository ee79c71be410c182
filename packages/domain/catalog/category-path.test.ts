import { describe, expect, it } from 'vitest';
import { categorySteps, isCategoryPathWithinLimits } from './category-path.ts';

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
    expect([25, 26].map((n) => isCategoryPathWithinLimits(categorySteps(`/${'a'.repeat(n)}`)))).toEqual([
      true,
      false,
    ]);
  });
});
