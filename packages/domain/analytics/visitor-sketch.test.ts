import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countVisitors, joinSketches, readSketch, sketchOf, writeSketch } from './visitor-sketch.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest().readBigInt64BE();
const visitors = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => hashOf(`visitor ${from + index}`));
const kept = (from: number, to: number) => readSketch(writeSketch(sketchOf(visitors(from, to))));

describe('a sketch of visitors', () => {
  it('is exact while they are few', () => {
    for (const count of [0, 1, 100, 511]) expect(countVisitors(kept(0, count))).toBe(count);
    expect(countVisitors(joinSketches([kept(0, 100), kept(50, 150)]))).toBe(150);
  });

  it.each([512, 2_000, 20_000, 50_000])('of %i is within 4 percent', (count) => {
    const shown = countVisitors(kept(0, count));
    expect(Math.abs(shown - count) / count).toBeLessThan(0.04);
  });

  it('put together from days counts who came on several once, whatever their order', () => {
    const days = [kept(0, 9_000), kept(3_000, 12_000), kept(100, 200)];
    const shown = countVisitors(joinSketches(days));
    expect(Math.abs(shown - 12_000) / 12_000).toBeLessThan(0.04);
    expect(countVisitors(joinSketches([...days].reverse()))).toBe(shown);
    expect(countVisitors(joinSketches([...days, ...days]))).toBe(shown);
  });
});
