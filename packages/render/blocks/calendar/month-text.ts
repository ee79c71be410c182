import { dateText } from '@veranda/domain/dates/zone-time';

/** A month of a year. */
export interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

/** `2026-11`. */
export function monthText({ year, month }: Month): string {
  return dateText({ year, month, day: 1 }).slice(0, 7);
}
