import { refOf } from '../refs.ts';
import type { FormatterFamily } from '../registry.ts';
import { formatter } from './define.ts';

const zoneRef = refOf('website.timeZone');
/** Default time zone of a site (storefront §9). */
const defaultZone = 'America/New_York';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The strftime-like `date` (§2.5), in the site's zone. */
export const dateFormatters: FormatterFamily = {
  name: 'date',
  formatters: [
    formatter(
      'date',
      'A time by a pattern of `%` tokens.',
      (args) => {
        const pattern = args.raw.slice(1);
        return (value, scope) => {
          if (typeof value !== 'number' || !Number.isFinite(value)) return 'Invalid date.';
          const zone = scope.resolve(zoneRef);
          return formatDate(value, pattern, typeof zone === 'string' && zone !== '' ? zone : defaultZone);
        };
      },
      { min: 1 },
    ),
  ],
};

/** Writes a time; an unknown zone is UTC, an unknown token stays as it is. */
export function formatDate(time: number, pattern: string, zone: string): string {
  const offset = offsetOf(time, zone);
  const local = new Date(time + offset);
  const parts: Parts = { local, time, offset };
  return pattern.replace(/%([a-zA-Z%])/g, (whole, token: string) => {
    const write = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
    return write ? write(parts) : whole;
  });
}

interface Parts {
  /** The wall clock of the zone, read with the UTC methods. */
  readonly local: Date;
  readonly time: number;
  readonly offset: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const spaced = (value: number): string => String(value).padStart(2, ' ');
const hour12 = (d: Date): number => d.getUTCHours() % 12 || 12;
const dayOfYear = (d: Date): number =>
  Math.floor((d.getTime() - Date.UTC(d.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
const again = (pattern: string) => (p: Parts) =>
  pattern.replace(/%([a-zA-Z%])/g, (whole, token: string) => TOKENS[token]?.(p) ?? whole);

const TOKENS: Readonly<Record<string, (parts: Parts) => string>> = {
  a: ({ local }) => (DAYS[local.getUTCDay()] ?? '').slice(0, 3),
  A: ({ local }) => DAYS[local.getUTCDay()] ?? '',
  b: ({ local }) => (MONTHS[local.getUTCMonth()] ?? '').slice(0, 3),
  B: ({ local }) => MONTHS[local.getUTCMonth()] ?? '',
  h: ({ local }) => (MONTHS[local.getUTCMonth()] ?? '').slice(0, 3),
  C: ({ local }) => two(Math.floor(local.getUTCFullYear() / 100)),
  d: ({ local }) => two(local.getUTCDate()),
  D: again('%m/%d/%y'),
  e: ({ local }) => spaced(local.getUTCDate()),
  F: again('%Y-%m-%d'),
  g: ({ local }) => two(isoWeek(local).year % 100),
  G: ({ local }) => String(isoWeek(local).year),
  H: ({ local }) => two(local.getUTCHours()),
  i: ({ local }) => String(hour12(local)),
  I: ({ local }) => two(hour12(local)),
  j: ({ local }) => String(dayOfYear(local)).padStart(3, '0'),
  k: ({ local }) => spaced(local.getUTCHours()),
  l: ({ local }) => spaced(hour12(local)),
  m: ({ local }) => two(local.getUTCMonth() + 1),
  M: ({ local }) => two(local.getUTCMinutes()),
  n: () => '\n',
  p: ({ local }) => (local.getUTCHours() < 12 ? 'AM' : 'PM'),
  P: ({ local }) => (local.getUTCHours() < 12 ? 'am' : 'pm'),
  q: ({ local }) => String(Math.floor(local.getUTCMonth() / 3) + 1),
  r: again('%I:%M:%S %p'),
  R: again('%H:%M'),
  s: ({ time }) => String(Math.floor(time / 1000)),
  S: ({ local }) => two(local.getUTCSeconds()),
  t: () => '\t',
  T: again('%H:%M:%S'),
  u: ({ local }) => String(local.getUTCDay() || 7),
  V: ({ local }) => two(isoWeek(local).week),
  w: ({ local }) => String(local.getUTCDay()),
  y: ({ local }) => two(local.getUTCFullYear() % 100),
  Y: ({ local }) => String(local.getUTCFullYear()),
  z: ({ offset }) => offsetText(offset),
  '%': () => '%',
};

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function isoWeek(local: Date): { year: number; week: number } {
  const thursday = new Date(local);
  thursday.setUTCDate(local.getUTCDate() + 4 - (local.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  return { year, week: Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7) };
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();
const mostClocks = 600;

function offsetOf(time: number, zone: string): number {
  const clock = clockOf(zone);
  if (!clock) return 0;
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(time)) if (type !== 'literal') part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  if (clocks.size > mostClocks) clocks.clear();
  const made = makeClock(zone);
  clocks.set(zone, made);
  return made;
}

function makeClock(zone: string): Intl.DateTimeFormat | null {
  const numeric = 'numeric';
  const fields = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone, hourCycle: 'h23' });
  } catch {
    return null;
  }
}
