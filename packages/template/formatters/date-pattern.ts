import type { LocaleData, ZoneTime } from '../locale-data.ts';
import { type CalendarDay, calendarDay, isoWeek, simpleWeek } from './calendar-day.ts';

/** Writes a time in a zone, with the names of a locale (English without one). */
type DatePattern = (time: number, zone: ZoneTime, locale: LocaleData | undefined) => string;

/** Values that the tokens of a pattern are written from. */
interface Clock {
  readonly time: number;
  readonly zone: ZoneTime;
  readonly day: CalendarDay;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly locale: LocaleData | undefined;
}

type Write = (clock: Clock) => string;

/** Reads a strftime-like pattern (§2.5) once. An unknown token stays as it is. */
export function compileDate(pattern: string): DatePattern {
  const writes = piecesOf(pattern);
  return (time, zone, locale) => {
    const clock = clockOf(time, zone, locale);
    let out = '';
    for (const write of writes) out += typeof write === 'string' ? write : write(clock);
    return out;
  };
}

function piecesOf(pattern: string): (string | Write)[] {
  return pattern
    .split(/(%[a-zA-Z%])/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^%[a-zA-Z%]$/.test(piece) ? (TOKENS.get(piece.charAt(1)) ?? piece) : piece));
}

function clockOf(time: number, zone: ZoneTime, locale: LocaleData | undefined): Clock {
  const local = time + zone.offset;
  const seconds = Math.floor(local / 1000);
  const ofDay = within(seconds, 86_400);
  return {
    time,
    zone,
    locale,
    day: calendarDay(local),
    hour: Math.floor(ofDay / 3600),
    minute: Math.floor(ofDay / 60) % 60,
    second: ofDay % 60,
  };
}

function within(value: number, size: number): number {
  return ((value % size) + size) % size;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const two = (value: number): string => String(value).padStart(2, '0');
const spaced = (value: number): string => String(value).padStart(2, ' ');
const hour12 = (c: Clock): number => c.hour % 12 || 12;
const year2 = (year: number): string => two(within(year, 100));

// English names are constants; another language's come from its data, by the CLDR pattern of the same
// meaning.
const named = (pattern: string, english: (c: Clock) => string): Write => {
  return (c) =>
    !c.locale || c.locale.language === 'en'
      ? english(c)
      : c.locale.dateByPattern({ time: c.time + c.zone.offset, zone: 'UTC' }, pattern);
};

const together = (pattern: string): Write => {
  let pieces: (string | Write)[] | undefined;
  return (c) => {
    pieces ??= piecesOf(pattern);
    return pieces.map((piece) => (typeof piece === 'string' ? piece : piece(c))).join('');
  };
};

const weekday = named('EEE', (c) => (DAYS[c.day.weekday] ?? '').slice(0, 3));
const month = named('LLL', (c) => (MONTHS[c.day.month - 1] ?? '').slice(0, 3));
const half = named('a', (c) => (c.hour < 12 ? 'AM' : 'PM'));

const TOKENS: ReadonlyMap<string, Write> = new Map<string, Write>([
  ['a', weekday],
  ['A', named('EEEE', (c) => DAYS[c.day.weekday] ?? '')],
  ['b', month],
  ['B', named('LLLL', (c) => MONTHS[c.day.month - 1] ?? '')],
  ['h', month],
  [
    'c',
    (c) =>
      `${weekday(c)}, ${month(c)} ${c.day.day}, ${c.day.year} ${TOKENS.get('r')?.(c)} ${c.zone.abbreviation}`,
  ],
  ['C', (c) => two(Math.floor(c.day.year / 100))],
  ['d', (c) => two(c.day.day)],
  ['D', together('%m/%d/%y')],
  ['e', (c) => spaced(c.day.day)],
  ['F', together('%Y-%m-%d')],
  ['g', (c) => year2(isoWeek(c.day).year)],
  ['G', (c) => String(isoWeek(c.day).year)],
  ['H', (c) => two(c.hour)],
  ['i', (c) => String(hour12(c))],
  ['I', (c) => two(hour12(c))],
  ['j', (c) => String(c.day.ofYear).padStart(3, '0')],
  ['k', (c) => spaced(c.hour)],
  ['l', (c) => spaced(hour12(c))],
  ['m', (c) => two(c.day.month)],
  ['M', (c) => two(c.minute)],
  ['n', () => '\n'],
  ['N', (c) => String(within(c.time, 1000) * 1_000_000).padStart(9, '0')],
  ['p', half],
  ['P', (c) => half(c).toLowerCase()],
  ['q', (c) => String(Math.ceil(c.day.month / 3))],
  ['r', (c) => `${hour12(c)}:${two(c.minute)}:${two(c.second)} ${half(c)}`],
  ['R', together('%H:%M')],
  ['s', (c) => String(Math.floor(c.time / 1000))],
  ['S', (c) => two(c.second)],
  ['t', () => '\t'],
  ['T', together('%H:%M:%S')],
  ['u', (c) => String(c.day.weekday || 7)],
  ['U', (c) => two(simpleWeek(c.day, 0))],
  ['v', together('%e-%b-%Y')],
  ['V', (c) => two(isoWeek(c.day).week)],
  ['w', (c) => String(c.day.weekday)],
  ['W', (c) => two(simpleWeek(c.day, 1))],
  ['x', together('%m/%d/%Y')],
  ['X', together('%I:%M:%S %p')],
  ['y', (c) => year2(c.day.year)],
  ['Y', (c) => String(c.day.year)],
  ['z', (c) => offsetText(c.zone.offset)],
  ['Z', (c) => c.zone.abbreviation],
  ['%', () => '%'],
]);

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
