import { describe, expect, it } from 'vitest';
import { isDoubleTap, middle, panAt, panned, panOfKey } from './zoom.ts';

describe('an enlarged picture', () => {
  it.each([
    [0.5, 0.5, { x: 0, y: 0 }],
    [0, 0, { x: 0.5, y: 0.5 }],
    [1, 0.25, { x: -0.5, y: 0.25 }],
  ])('is enlarged about the point at %d, %d', (left, top, pan) => {
    expect(panAt(left, top)).toEqual(pan);
  });

  it.each([
    [0.25, -0.125, { x: 0.25, y: -0.125 }],
    [3, -3, { x: 0.5, y: -0.5 }],
  ])('moved by %d, %d shows no further than its edge', (dx, dy, pan) => {
    expect(panned(middle, dx, dy)).toEqual(pan);
  });

  it('is moved by arrows, and by no other key', () => {
    expect(panOfKey('ArrowRight')?.x).toBeLessThan(0);
    expect(panOfKey('ArrowLeft')?.x).toBeGreaterThan(0);
    expect(panOfKey('ArrowDown')?.y).toBeLessThan(0);
    expect(panOfKey('ArrowUp')?.y).toBeGreaterThan(0);
    expect([panOfKey('Tab'), panOfKey('toString')]).toEqual([null, null]);
  });

  const tap = (x: number, at: number) => ({ x, y: 0, at });
  it.each([
    [null, tap(0, 0), false],
    [tap(0, 0), tap(20, 250), true],
    [tap(0, 0), tap(0, 400), false],
    [tap(0, 0), tap(60, 100), false],
  ])('a double tap is two quick ones at one place: %o and %o', (first, second, is) => {
    expect(isDoubleTap(first, second)).toBe(is);
  });
});
