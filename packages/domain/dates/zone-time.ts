import { type Cache, createCache } from '../cache.ts';

/** A moment as a clock on the wall of a zone shows it; months count from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A zone's clock, with its offset on days of UTC (days since 1970) without a clock change; null on the others. */
interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Cache<number, number | null>;
}

const clocks = new Map<string, ZoneClock>();
/** Days whose offsets are kept of a zone. */
const maxDays = 500;

/**
 * Wall-clock time in the zone at an instant (milliseconds since 1970). @throws RangeError for an unknown zone
 */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const clock = clockOf(timeZone);
  const offset = offsetOnDayOf(instant, clock);
  if (offset === null) return formattedTime(instant, clock);
  const date = new Date(instant + offset);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function formattedTime(instant: number, { format }: ZoneClock): WallTime {
  // `11/27/2026, 18:05:09`: reading the text takes a third of the time of asking for its parts.
  const figures = format.format(instant).match(/\d+/g) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = figures.map(Number);
  return { year, month, day, hour, minute, second };
}

// Formatting takes ten times as long as adding an offset. No zone has changed its clocks twice within a day since 1970,
// so that an offset which the day begins and ends with is that of all of it.
function offsetOnDayOf(instant: number, clock: ZoneClock): number | null {
  if (!(instant >= 0)) return null;
  const day = Math.floor(instant / dayMs);
  const known = clock.offsets.get(day);
  if (known !== undefined) return known;
  const [first, last] = [day * dayMs, (day + 1) * dayMs].map(
    (at) => utcOf(formattedTime(at, clock)) - at,
  ) as [number, number];
  const offset = first === last ? first : null;
  clock.offsets.set(day, offset);
  return offset;
}

/**
 * The instant at which a clock in the zone shows a time, to the second. A time that a clock change leaves out
 * moves forward by what was left out; of one that comes twice it is the first (decision 0033).
 */
export function instantOf(wall: WallTime, timeZone: string): number {
  const asUtc = utcOf(wall);
  const before = offsetAt(asUtc - 24 * hourMs, timeZone);
  const after = offsetAt(asUtc + 24 * hourMs, timeZone);
  const instants = [...new Set([before, after])]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === asUtc)
    .sort((a, b) => a - b);
  return instants[0] ?? asUtc - before;
}

/** `2026-03-31` of a wall time. */
export function dateText({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days of a month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return utcOf(wallTimeOf(whole, timeZone)) - whole;
}

function utcOf(wall: WallTime): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
}

function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
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
  const made = { format, offsets: createCache<number, number | null>(maxDays) };
  clocks.set(timeZone, made);
  return made;
}
