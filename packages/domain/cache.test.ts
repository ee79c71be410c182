import { describe, expect, it } from 'vitest';
import { openCache } from './cache.ts';

describe('a cache', () => {
  it('storefront §9 cache: holds 100 when nothing is said', () => {
    const cache = openCache<number, number>();
    for (let n = 0; n < 150; n += 1) cache.set(n, n);
    expect([cache.size, cache.get(49), cache.get(50)]).toEqual([100, undefined, 50]);
  });

  it('lets go of what was used longest ago', () => {
    const cache = openCache<string, string>(2);
    cache.set('a', '1');
    cache.set('b', '2');
    cache.get('a');
    cache.set('c', '3');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1', undefined, '3']);
  });
});
