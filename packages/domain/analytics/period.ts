import { type Refusal, refuse } from '../refusal.ts';

const day = 86_400_000;
/** Days of a period at most: two years, so that one can be compared with the other. */
const maxDays = 731;
/** Nothing was counted before it. */
const firstDay = '2000-01-01';
/** Days of the period that nobody has chosen. */
const usualDays = 30;

/** Days of a site's clock, `2026-11-21`, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The period that is asked for: the last 30 days where it is left open. Refused: no dates, and more than two years. */
export function readPeriod(
  asked: { readonly from: string | undefined; readonly to: string | undefined },
  today: string,
): Period | Refusal {
  const to = asked.to ?? today;
  if (!isDay(to)) return malformed('to', 'it is no date');
  const from = asked.from ?? shift(to, 1 - usualDays);
  if (!isDay(from)) return malformed('from', 'it is no date');
  const days = daysBetween({ from, to });
  if (days < 1) return malformed('from', 'it is after the end');
  if (from < firstDay) return malformed('from', `it is before ${firstDay}`);
  return days > maxDays ? malformed('from', `it is more than ${maxDays} days before the end`) : { from, to };
}

/** The period of the same length right before. */
export function periodBefore(period: Period): Period {
  const days = daysBetween(period);
  return { from: shift(period.from, -days), to: shift(period.from, -1) };
}

/** Every day of a period. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: daysBetween(period) }, (_, index) => shift(period.from, index));
}

function daysBetween({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function malformed(field: string, problem: string): Refusal {
  return refuse('malformed', { field, params: { field, problem } });
}
