import type { Scope } from '../registry.ts';

/** The largest distance from 1970 that a date can have, in milliseconds. */
const furthest = 8.64e15;
const dayMilliseconds = 86_400_000;
/** The Julian day of 1970-01-01. */
const epochDay = 2_440_588;
/** Julian days that the calendars know: 1 January 4713 BC to 31 December 8652 (§7). */
const firstJulianDay = 0;
const lastJulianDay = 4_881_503;

/** Epoch milliseconds of a number or its digits; undefined for all else. */
export function instantOf(value: unknown): number | undefined {
  const time = numberOf(value);
  return Math.abs(time) <= furthest ? Math.trunc(time) : undefined;
}

/**
 * The same for a time that is shown by a calendar; a day that no calendar knows is an error of its own (§7).
 */
export function shownInstantOf(value: unknown, scope: Scope): number | undefined {
  const time = numberOf(value);
  if (Number.isNaN(time)) return undefined;
  const day = Math.floor(time / dayMilliseconds) + epochDay;
  if (day >= firstJulianDay && day <= lastJulianDay) return Math.trunc(time);
  scope.report({ code: 'DATE_OUT_OF_RANGE', data: { day, first: firstJulianDay, last: lastJulianDay } });
  return undefined;
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const isDigits = typeof value === 'string' && /^\s*-?\d{1,17}(?:\.\d{1,9})?\s*$/.test(value);
  return isDigits ? Number(value) : Number.NaN;
}
