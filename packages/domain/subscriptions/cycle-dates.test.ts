import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '../dates/zone-time.ts';
import { cycleStart, readWall, wallText } from './cycle-dates.ts';
import type { PeriodUnit } from './plan.ts';

const dates = (anchor: string, unit: PeriodUnit, zone: string, counts: readonly number[]) =>
  counts.map((count) => {
    const at = cycleStart({ wall: readWall(anchor), timeZone: zone }, { period: { value: 1, unit } }, count);
    return wallText(wallTimeOf(at, zone));
  });

describe('the dates of a subscription’s cycles', () => {
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

  it.each(['Europe/Berlin', 'America/New_York'])(
    'of the 31st are the last day of every month for 24 months at one time of day, in %s',
    (zone) => {
      const counts = Array.from({ length: 24 }, (_, n) => n + 1);
      // Two years from 31 January 2027: 2028 has a leap day.
      const days = [
        28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31,
      ];
      const found = dates('2027-01-31T09:30:00', 'MONTH', zone, counts);
      expect(found.map((text) => Number(text.slice(8, 10)))).toEqual(days);
      expect(new Set(found.map((text) => text.slice(11)))).toEqual(new Set(['09:30:00']));
      expect(new Set(found.map((text) => text.slice(0, 7))).size).toBe(24);
    },
  );

  it.each([
    // The clock goes forward on 28 March and back on 31 October 2027 in Berlin, on 14 March and 7 November in New York.
    ['Europe/Berlin', '2027-03-24', ['08:30', '07:30']],
    ['Europe/Berlin', '2027-10-27', ['07:30', '08:30']],
    ['America/New_York', '2027-03-10', ['14:30', '13:30']],
    ['America/New_York', '2027-11-03', ['13:30', '14:30']],
  ])('of a week keep the hour of the shop through a clock change in %s after %s', (zone, from, hours) => {
    const anchor = { wall: readWall(`${from}T09:30:00`), timeZone: zone };
    const starts = [0, 1].map((count) => cycleStart(anchor, { period: { value: 1, unit: 'WEEK' } }, count));
    expect(starts.map((start) => new Date(start).toISOString().slice(11, 16))).toEqual(hours);
  });

  it.each(['Europe/Berlin', 'America/New_York'])('of a leap day are the last of February in %s', (zone) => {
    const found = dates('2028-02-29T12:00:00', 'YEAR', zone, [1, 2, 3, 4, 5]);
    expect(found.map((text) => text.slice(0, 10))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
      '2033-02-28',
    ]);
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
