import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '../sites/zone-time.ts';
import { cycleStart, readWall, wallText } from './cycle-dates.ts';
import type { PeriodUnit } from './plan.ts';

const dates = (anchor: string, unit: PeriodUnit, zone: string, counts: readonly number[]) =>
  counts.map((count) => {
    const at = cycleStart({ wall: readWall(anchor), timeZone: zone }, { period: { value: 1, unit } }, count);
    return wallText(wallTimeOf(at, zone));
  });

describe('commerce, subscription: the dates of its cycles', () => {
  it('are counted from the anchor: the 31st of January leads to the 31st of March', () => {
    expect(dates('2026-01-31T09:30:00', 'MONTH', 'America/New_York', [1, 2, 3])).toEqual([
      '2026-02-28T09:30:00',
      '2026-03-31T09:30:00',
      '2026-04-30T09:30:00',
    ]);
  });

  it('of a leap day are the 28th, and the 29th again after four years', () => {
    expect(dates('2028-02-29T12:00:00', 'YEAR', 'Europe/Berlin', [1, 4])).toEqual([
      '2029-02-28T12:00:00',
      '2032-02-29T12:00:00',
    ]);
  });

  it('keep the time of day across a clock change; a gap moves forward and an overlap is the first', () => {
    const zone = 'Europe/Berlin';
    expect(dates('2026-03-15T02:30:00', 'WEEK', zone, [1, 2, 3])).toEqual([
      '2026-03-22T02:30:00',
      '2026-03-29T03:30:00',
      '2026-04-05T02:30:00',
    ]);
    const overlap = cycleStart(
      { wall: readWall('2026-09-25T02:30:00'), timeZone: zone },
      { period: { value: 1, unit: 'MONTH' } },
      1,
    );
    expect(new Date(overlap).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('are those of Temporal for any anchor, period, zone and count, and grow', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC'];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2016, 0, 1) / 1000, max: Date.UTC(2034, 0, 1) / 1000 }),
        fc.constantFrom<PeriodUnit>('WEEK', 'MONTH', 'YEAR'),
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 40 }),
        (seconds, unit, value, timeZone, count) => {
          const wall = wallTimeOf(seconds * 1000, timeZone);
          const period = { period: { value, unit } };
          const at = cycleStart({ wall, timeZone }, period, count);
          const step = { [`${unit.toLowerCase()}s`]: value * count };
          const expected = Temporal.PlainDateTime.from({ ...wall })
            .add(step)
            .toZonedDateTime(timeZone);
          expect(at).toBe(expected.epochMilliseconds);
          expect(cycleStart({ wall, timeZone }, period, count + 1)).toBeGreaterThan(at);
          expect(readWall(wallText(wall))).toEqual(wall);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
