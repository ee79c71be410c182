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
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Wall-clock time in the zone at an instant (milliseconds since 1970). @throws RangeError for an unknown zone
 */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  // `11/27/2026, 18:05:09`: reading the text takes a third of the time of asking for its parts.
  const figures = formatOf(timeZone).format(instant).match(/\d+/g) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = figures.map(Number);
  return { year, month, day, hour, minute, second };
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

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
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
  formats.set(timeZone, made);
  return made;
}
