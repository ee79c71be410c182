import { instantOf, wallTimeOf } from '../dates/zone-time.ts';
import { addDays } from './cycle-dates.ts';
import { dunning } from './subscription-states.ts';

/**
 * Date of the next attempt of a refused charge: five days after it was due, then ten (decision 0033), at the
 * same time of day as the shop's clock shows it. Counted from the day it was due, so that what is tried in
 * between, with another card, moves nothing; a day that is over when its try comes late gives way to the next
 * one. Milliseconds since 1970.
 */
export function nextTry(input: {
  readonly dueAt: number;
  readonly timeZone: string;
  /** Number of attempts made. */
  readonly tries: number;
  readonly now: number;
}): number {
  const { dueAt, timeZone, tries, now } = input;
  const due = wallTimeOf(dueAt, timeZone);
  const after = (steps: number): number => instantOf(addDays(due, dunning.daysBetween * steps), timeZone);
  let steps = Math.max(1, tries);
  while (after(steps) <= now) steps += 1;
  return after(steps);
}
