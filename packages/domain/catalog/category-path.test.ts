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
  it('takes category names of up to 25 characters, administration §5', () => {
    expect([25, 26].map((n) => isCategoryPathWithinLimits(categorySteps(`/${'a'.repeat(n)}`)))).toEqual([
      true,
      false,
    ]);
  });
});
