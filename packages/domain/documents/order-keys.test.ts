import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshKeys, keyBetween, keysInOrder } from './order-keys.ts';

describe('fractional keys, design/editor 2', () => {
  it('find a place between two, before the first and after the last', () => {
    expect(keyBetween('a0', 'a2')).toBe('a1');
    expect(keyBetween('a0', 'a1')).toBe('a0V');
    expect(keyBetween(null, 'a0')).toBe('I');
    expect(keyBetween('a0', null)).toBe('n');
    expect(keyBetween(null, null)).toBe('V');
  });

  it('answer null where nothing fits between', () => {
    expect(keyBetween('a0', 'a0')).toBeNull();
    expect(keyBetween('b', 'a')).toBeNull();
    expect(keyBetween('a', 'a0')).toBeNull();
  });

  it('stay in order and short however a list is filled', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
        const list: string[] = [];
        for (const place of places) {
          const at = place % (list.length + 1);
          const key = keyBetween(list[at - 1] ?? null, list[at] ?? null);
          expect(key).not.toBeNull();
          list.splice(at, 0, key ?? '');
        }
        expect(list).toEqual([...list].sort());
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });

  it('are fresh in their order for as many as a page may have', () => {
    const keys = freshKeys(200);
    expect([...keys].sort()).toEqual(keys);
    expect(new Set(keys).size).toBe(200);
  });
});

describe('the keys of a list in a new order', () => {
  const list = (notation: string) =>
    notation.split(' ').map((each) => {
      const [id = '', position = ''] = each.split('@');
      return { id, position };
    });
  it('change for what was moved and stay for the rest', () => {
    expect([...keysInOrder(list('b@a1 a@a0 c@a2'), new Set(['a']))]).toEqual([['a', 'a1V']]);
  });
  it('are all fresh where two had the same', () => {
    expect([...keysInOrder(list('a@a0 n@x b@a0'), new Set(['n']))]).toEqual([
      ['a', 'a0'],
      ['n', 'a1'],
      ['b', 'a2'],
    ]);
    expect([...keysInOrder(list('a@a0 b@a0 n@x'), new Set(['n']))]).toHaveLength(3);
  });
});
