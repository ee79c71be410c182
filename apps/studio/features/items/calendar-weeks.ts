import type { ItemSummary } from '@veranda/contracts/items';
import { dateText, daysInMonth, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { monthName, monthNumber } from '@veranda/domain/publishing/items/month-span';

/** A day of a calendar with what is on it. */
export interface CalendarDay {
  /** `2026-11-27` */
  readonly date: string;
  readonly number: number;
  readonly isInMonth: boolean;
  readonly items: readonly ItemSummary[];
}

/** Whole weeks, from Monday, around a month such as `2026-11`; an event of several days is on each of them. */
export function calendarWeeks(
  month: string,
  items: readonly ItemSummary[],
  timeZone: string,
): readonly (readonly CalendarDay[])[] {
  const byDate = itemsByDate(items, timeZone);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + daysInMonth(year, number)) / 7);
  const dayAt = (offset: number): CalendarDay => {
    const at = new Date(Date.UTC(year, number - 1, 1 + offset));
    const date = at.toISOString().slice(0, 10);
    return {
      date,
      number: at.getUTCDate(),
      isInMonth: date.startsWith(month),
      items: byDate.get(date) ?? [],
    };
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_none, day) => dayAt(week * 7 + day - before)),
  );
}

/** `2026-12` of `2026-11` and 1. */
export function monthBeside(month: string, by: number): string {
  return monthName(monthNumber(month) + by);
}

/** `2026-11` of an instant on the clock of a zone. */
export function monthAt(instant: number, timeZone: string): string {
  return dateText(wallTimeOf(instant, timeZone)).slice(0, 7);
}

// Longer events end with their month: nobody looks for them on every day of a year.
const longest = 62;

function itemsByDate(
  items: readonly ItemSummary[],
  timeZone: string,
): ReadonlyMap<string, readonly ItemSummary[]> {
  const byDate = new Map<string, ItemSummary[]>();
  for (const item of items) {
    const begin = item.startDate ?? item.publishOn;
    const first = dateText(wallTimeOf(begin, timeZone));
    const last = dateText(wallTimeOf(Math.max(begin, item.endDate ?? begin), timeZone));
    for (let at = Date.parse(first), days = 0; days < longest; at += 86_400_000, days += 1) {
      const date = new Date(at).toISOString().slice(0, 10);
      if (date > last) break;
      byDate.set(date, [...(byDate.get(date) ?? []), item]);
    }
  }
  return byDate;
}
