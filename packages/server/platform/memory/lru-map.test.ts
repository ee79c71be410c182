import { describe, expect, it } from 'vitest';
import { createLruMap } from './lru-map.ts';

describe('a map of the most recently used entries', () => {
  it('drops the least recently used entry alone when it is full', () => {
    const map = createLruMap<string, number>(3);
    for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
    map.get('a');
    map.set('b', 10);
    map.set('d', 3);
    expect(['a', 'b', 'c', 'd'].map((key) => map.peek(key))).toEqual([0, 10, undefined, 3]);
  });

  it('does not count a look as a use', () => {
    const map = createLruMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.peek('a');
    map.set('c', 3);
    expect(map.peek('a')).toBeUndefined();
  });

  it('gives up what is deleted', () => {
    const map = createLruMap<string, number>(2);
    map.set('a', 1);
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
  });
});
