import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { instantOf, wallTimeOf } from './zone-time.ts';

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kolkata',
  'UTC',
];
const wall = (text: string) => {
  const at = Temporal.PlainDateTime.from(text);
  return { year: at.year, month: at.month, day: at.day, hour: at.hour, minute: at.minute, second: at.second };
};

const two = (figure: number) => String(figure).padStart(2, '0');
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

describe('wall time', () => {
  it('is read and found again in any zone, as Temporal finds it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2036, 0, 1) / 1000 }),
        (zone, seconds) => {
          const there = wallTimeOf(seconds * 1000, zone);
          const expected = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone);
          expect(there).toEqual(wall(expected.toPlainDateTime().toString()));
          const again = Temporal.PlainDateTime.from({ ...there }).toZonedDateTime(zone).epochMilliseconds;
          expect(instantOf(there, zone)).toBe(again);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is what the formats of the platform say, in every zone since 1970 and before', () => {
    const formats = new Map(
      Intl.supportedValuesOf('timeZone').map((timeZone) => [timeZone, formatIn(timeZone)]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...formats.keys()),
        fc.integer({ min: -10 * 365 * 86_400, max: 70 * 365 * 86_400 }),
        (zone, seconds) => {
          const { year, month, day, hour, minute, second } = wallTimeOf(seconds * 1000, zone);
          const text = formats.get(zone)?.format(seconds * 1000);
          expect(`${month}/${day}/${year}, ${[hour, minute, second].map(two).join(':')}`).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('changes within a day where its zone changes its clocks, to the second', () => {
    const change = Date.UTC(2026, 2, 29, 1);
    for (const [instant, hour] of [
      [change - 7200_000, 0],
      [change - 1, 1],
      [change, 3],
      [change + 86_400_000, 3],
    ] as const)
      expect(wallTimeOf(instant, 'Europe/Berlin').hour).toBe(hour);
  });

  it.each([
    ['a gap moves forward', 'Europe/Berlin', '2026-03-29T02:30:00', '2026-03-29T01:30:00Z'],
    ['an overlap is the first', 'Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T00:30:00Z'],
    ['a gap in New York', 'America/New_York', '2026-03-08T02:15:00', '2026-03-08T07:15:00Z'],
    ['an overlap in New York', 'America/New_York', '2026-11-01T01:15:00', '2026-11-01T05:15:00Z'],
  ])('is converted: %s', (_name, zone, local, instant) => {
    expect(new Date(instantOf(wall(local), zone)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });
});
