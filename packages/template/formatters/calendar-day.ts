const dayMilliseconds = 86_400_000;
/**
 * 1582-10-15, the first day of the Gregorian calendar, in days from 1970-01-01; before it counts the Julian
 * (§5.4).
 */
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
  return days < gregorianFrom ? julian(days) : gregorian(days);
}

/** A year that begins on 1 March, so that the leap day ends it. */
interface MarchDay {
  readonly year: number;
  /** 0 to 365. */
  readonly ofMarch: number;
}

// Counted from 0000-03-01 in eras of 400 years.
function gregorian(days: number): CalendarDay {
  const since = days + 719_468;
  const era = Math.floor(since / 146_097);
  const ofEra = since - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofMarch = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  return named(days, { year: year + era * 400, ofMarch }, yearLength);
}

function julian(days: number): CalendarDay {
  const since = days + 719_470;
  const year = Math.floor((4 * since + 3) / 1461);
  const ofMarch = since - Math.floor((1461 * year) / 4);
  return named(days, { year, ofMarch }, (one) => (one % 4 === 0 ? 366 : 365));
}

// From March on, five months have 153 days.
function named(days: number, { year, ofMarch }: MarchDay, length: (year: number) => number): CalendarDay {
  const fifths = Math.floor((5 * ofMarch + 2) / 153);
  const late = fifths >= 10;
  return {
    year: late ? year + 1 : year,
    month: late ? fifths - 9 : fifths + 3,
    day: ofMarch - Math.floor((153 * fifths + 2) / 5) + 1,
    weekday: (((days + 4) % 7) + 7) % 7,
    ofYear: late ? ofMarch - 305 : ofMarch + length(year) - 305,
  };
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

/**
 * The week of the year, where the week of 1 January is the first; `first` is the weekday that begins a week.
 */
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
