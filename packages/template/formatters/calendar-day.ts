const dayMilliseconds = 86_400_000;
/** 1582-10-15, the first day of the Gregorian calendar, in days from 1970-01-01; before it counts the Julian (§5.4). */
const gregorianFrom = -141_427;

/** A day as calendars name it. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 366. */
  readonly ofYear: number;
}

/** The day of a wall-clock time in milliseconds. */
export function calendarDay(local: number): CalendarDay {
  const days = Math.floor(local / dayMilliseconds);
  const weekday = (((days + 4) % 7) + 7) % 7;
  return days < gregorianFrom ? { ...julian(days), weekday } : { ...gregorian(days), weekday };
}

function gregorian(days: number): Omit<CalendarDay, 'weekday'> {
  const date = new Date(days * dayMilliseconds);
  const year = date.getUTCFullYear();
  const ofYear = days - Math.floor(firstOf(year) / dayMilliseconds) + 1;
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate(), ofYear };
}

function firstOf(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}

// Counted from 1 March of the year 0, so that the leap day ends a year; a month has 153 days in five.
function julian(days: number): Omit<CalendarDay, 'weekday'> {
  const since = days + 719_470;
  const marchYear = Math.floor((4 * since + 3) / 1461);
  const ofMarch = since - Math.floor((1461 * marchYear) / 4);
  const fifths = Math.floor((5 * ofMarch + 2) / 153);
  const day = ofMarch - Math.floor((153 * fifths + 2) / 5) + 1;
  const month = fifths < 10 ? fifths + 3 : fifths - 9;
  const year = month <= 2 ? marchYear + 1 : marchYear;
  const leap = year % 4 === 0 ? 1 : 0;
  const ofYear = month <= 2 ? ofMarch - 305 : ofMarch + 60 + leap;
  return { year, month, day, ofYear };
}

/** The week of ISO 8601 and its year: weeks begin on Monday, the first has the year's first Thursday. */
export function isoWeek(day: CalendarDay): { readonly year: number; readonly week: number } {
  const thursday = day.ofYear + 4 - (day.weekday || 7);
  if (thursday < 1) return { year: day.year - 1, week: weekOf(thursday + yearLength(day.year - 1)) };
  const length = yearLength(day.year);
  return thursday > length
    ? { year: day.year + 1, week: weekOf(thursday - length) }
    : { year: day.year, week: weekOf(thursday) };
}

/** The week of the year, where the week of 1 January is the first; `first` is the weekday that begins a week. */
export function simpleWeek(day: CalendarDay, first: 0 | 1): number {
  const into = (day.weekday - first + 7) % 7;
  return Math.floor((day.ofYear - 1 - into + 6) / 7) + 1;
}

function weekOf(ofYear: number): number {
  return Math.floor((ofYear - 1) / 7) + 1;
}

function yearLength(year: number): number {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365;
}
