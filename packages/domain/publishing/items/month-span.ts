import { instantOf } from '../../dates/zone-time.ts';
import type { Span } from './item-asks.ts';

/** Number of a month such as `2026-11`, in which each follows the one before it. */
export function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/** `2026-11` of the number of a month. */
export function monthName(number: number): string {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Span of months on the clock of a zone, from one such as `2026-11` on. */
export function monthSpan(month: string, timeZone: string, months = 1): Span {
  const startOf = (number: number): number => {
    const [year, at] = [Math.floor(number / 12), number % 12];
    return instantOf({ year, month: at + 1, day: 1, hour: 0, minute: 0, second: 0 }, timeZone);
  };
  const first = monthNumber(month);
  return { from: startOf(first), until: startOf(first + months) };
}
