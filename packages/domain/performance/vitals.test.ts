import { describe, expect, it } from 'vitest';
import { collectorTimes, collectorVersion } from './collector.ts';
import { isTaken, layoutShiftOf, rateVital, slowInteractionOf } from './vitals.ts';

describe('the measurements of a page', () => {
  it.each([
    [
      'administration §9 collector: first contentful paint is good to 1800 ms, poor from 3000',
      'firstContentfulPaint',
      [1800, 1801, 2999, 3000],
    ],
    [
      'administration §9 collector: layout shift is good to 0.1, poor from 0.25',
      'cumulativeLayoutShift',
      [0.1, 0.11, 0.24, 0.25],
    ],
    [
      'administration §9 collector: first input delay is good to 100 ms, poor from 300',
      'firstInputDelay',
      [100, 101, 299, 300],
    ],
    [
      'administration §9 collector: interaction to next paint is good to 200 ms, poor from 500',
      'interactionToNextPaint',
      [200, 201, 499, 500],
    ],
    [
      'administration §9 collector: largest contentful paint is good to 2500 ms, poor from 4000',
      'largestContentfulPaint',
      [2500, 2501, 3999, 4000],
    ],
  ] as const)('%s', (_statement, vital, values) => {
    expect(values.map((value) => rateVital(vital, value))).toEqual(['good', 'fair', 'fair', 'poor']);
  });

  it('administration §5 collector: times are taken from 0 to 2147483647 only', () => {
    const given = [-1, 0, 2_147_483_647, 2_147_483_648, Number.NaN, '5', null];
    expect(given.map(isTaken)).toEqual([false, true, true, false, false, false, false]);
  });

  const shifts = (...times: number[]) => times.map((at) => ({ at, value: 1 }));
  it('administration §5 collector: a window of layout shifts has gaps of 1 s at most', () => {
    expect(layoutShiftOf(shifts(0, 999, 1998))).toBe(3);
    expect(layoutShiftOf(shifts(0, 999, 2000))).toBe(2);
  });
  it('administration §5 collector: a window of layout shifts lasts 5 s at most', () => {
    expect(layoutShiftOf(shifts(0, 900, 1800, 2700, 3600, 4500, 4999))).toBe(7);
    expect(layoutShiftOf(shifts(0, 900, 1800, 2700, 3600, 4500, 5000))).toBe(6);
  });
  it('has no shift where nothing moved', () => expect(layoutShiftOf([])).toBe(0));

  it('takes the slowest of few interactions, and leaves one out for every fifty', () => {
    expect(slowInteractionOf([])).toBeNull();
    expect(slowInteractionOf([40, 900, 80])).toBe(900);
    expect(slowInteractionOf(Array.from({ length: 50 }, (_, at) => at))).toBe(48);
  });

  it('administration §9 collector: version 4.12.2', () => expect(collectorVersion).toBe('4.12.2'));
  it('tells of a page after 30 and 60 seconds', () => {
    expect(collectorTimes).toEqual({ flush: 30_000, pageSpeed: 60_000 });
  });
});
