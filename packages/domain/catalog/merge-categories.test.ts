import { describe, expect, it } from 'vitest';
import { mergeCategories, type PlacedCategory } from './merge-categories.ts';

function categories(...paths: string[]): PlacedCategory[] {
  return ['', ...paths].map((path) => {
    const above = path.slice(0, path.lastIndexOf('/'));
    return { id: path, path, slug: path.slice(above.length + 1), parentId: path === '' ? null : above };
  });
}

const all = categories('/a', '/a/x', '/a/x/deep', '/a/y', '/b', '/b/x', '/b/a');
const at = (path: string) => all.find((each) => each.path === path) as PlacedCategory;
const merge = (from: string, into: string) => mergeCategories(all, { from: at(from), into: at(into) });

describe('merging a category of a store', () => {
  it('moves what is below it, and merges what has the same address there', () => {
    const way = merge('/a', '/b');
    expect(way?.merged.map(({ from, into }) => [from.path, into.path])).toEqual([
      ['/a/x', '/b/x'],
      ['/a', '/b'],
    ]);
    expect(way?.moved.map(({ category, parent }) => [category.path, parent.path])).toEqual([
      ['/a/x/deep', '/b/x'],
      ['/a/y', '/b'],
    ]);
  });

  it('is refused into itself or what is below it', () => {
    expect(merge('/a', '/a')).toBeNull();
    expect(merge('/a', '/a/x/deep')).toBeNull();
  });

  it('goes into the category above it', () => {
    expect(merge('/b/a', '/b')?.merged).toHaveLength(1);
  });
});
