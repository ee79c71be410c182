import { describe, expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

describe('sameJson', () => {
  it.each([
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    ['x', 'x'],
    [null, null],
    [[], []],
  ])('holds whatever the order of the keys: %j', (a, b) => expect(sameJson(a, b)).toBe(true));
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [1, '1'],
  ])('does not hold for other values: %j, %j', (a, b) => expect(sameJson(a, b)).toBe(false));
});
