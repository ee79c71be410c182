import { describe, expect, it } from 'vitest';
import { type TagChanges, tagNamesOf } from './tag-names.ts';

// Bread was called Loaf for a while and is Loaves; Rye was merged into it; Old was removed; somebody has made a new Bread.
const changes: TagChanges = {
  changed: [
    { type: 'tag', key: 'Bread', name: 'Loaves' },
    { type: 'tag', key: 'Rye', name: 'Loaves' },
    { type: 'tag', key: 'Old', name: null },
    { type: 'tag', key: 'Cake~2', name: 'Cake' },
    { type: 'tag', key: 'Cake', name: 'Tart' },
  ],
  former: [{ type: 'tag', name: 'Loaf', now: 'Loaves' }],
};

describe('the names of tags', () => {
  const names = tagNamesOf(changes);

  it('are shown instead of keys, each once and without those that were removed', () => {
    expect(names.shown('tag', ['Rye', 'Old', 'Bread', 'Salt'])).toEqual(['Loaves', 'Salt']);
    expect(names.shown('category', ['Bread'])).toEqual(['Bread']);
  });

  it.each([
    ['Loaves', 'Loaves'],
    ['Bread', 'Loaves'],
    ['Rye', 'Loaves'],
    ['Loaf', 'Loaves'],
    ['Old', null],
    ['Cake', 'Cake'],
    ['Tart', 'Tart'],
    ['Salt', 'Salt'],
  ])('lead from %s to %s', (name, now) => {
    expect(names.current('tag', name)).toBe(now);
  });

  it('give all keys of a list', () => {
    expect(names.keysOf('tag', 'Loaf')).toEqual(['Loaves', 'Bread', 'Rye']);
    expect(names.keysOf('tag', 'Cake')).toEqual(['Cake~2']);
    expect(names.keysOf('tag', 'Old')).toEqual([]);
    expect(names.keysOf('tag', 'Salt')).toEqual(['Salt']);
  });

  it('give the key that an item keeps for a name', () => {
    expect(names.keyOf('tag', 'Salt')).toBe('Salt');
    expect(names.keyOf('tag', 'Cake')).toBe('Cake~2');
    expect(names.keyOf('tag', 'Old')).toBeNull();
    expect(names.keyOf('tag', 'Bread')).toBeNull();
  });
});
