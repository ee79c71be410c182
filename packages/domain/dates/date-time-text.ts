import { dateText, daysInMonth, instantOf, wallTimeOf } from './zone-time.ts';

const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** True for a date with its time as fields of forms have it, `2026-12-24T18:00`, and for none, ''. */
export function isDateTimeText(text: string): boolean {
  return text === '' || partsOf(text) !== null;
}

/** The instant at which a clock in the zone shows the date and time, in milliseconds since 1970; null for none. */
export function instantOfText(text: string, timeZone: string): number | null {
  const parts = partsOf(text);
  return parts && instantOf({ ...parts, second: 0 }, timeZone);
}

/** The date and time that a clock in the zone shows at an instant, as fields of forms have it: `2026-12-24T18:00`. */
export function dateTimeText(instant: number, timeZone: string): string {
  const wall = wallTimeOf(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${dateText(wall)}T${two(wall.hour)}:${two(wall.minute)}`;
}

/** First and last minute of the day that a clock in the zone shows at an instant, in milliseconds since 1970. */
export function dayBounds(
  instant: number,
  timeZone: string,
): { readonly first: number; readonly last: number } {
  const day = wallTimeOf(instant, timeZone);
  return {
    first: instantOf({ ...day, hour: 0, minute: 0, second: 0 }, timeZone),
    last: instantOf({ ...day, hour: 23, minute: 59, second: 0 }, timeZone),
  };
}

function partsOf(text: string) {
  const [, ...digits] = pattern.exec(text) ?? [];
  if (digits.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = digits.map(Number);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isDay && hour < 24 && minute < 60 ? { year, month, day, hour, minute } : null;
}
