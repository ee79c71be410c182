import { daysInMonth, instantOf, type WallTime } from '../dates/zone-time.ts';
import type { SubscriptionPlan } from './plan.ts';

/** The time zone of a shop with the moment from which a subscription is counted, as its clock showed it. */
interface Anchor {
  readonly wall: WallTime;
  readonly timeZone: string;
}

/**
 * Begin of the cycle after `cycles` others: counted from the anchor and never from the date before, so that
 * the 31st of January leads to the 28th of February and then to the 31st of March (decision 0033).
 * Milliseconds since 1970.
 */
export function cycleStart(anchor: Anchor, plan: Pick<SubscriptionPlan, 'period'>, cycles: number): number {
  const { value, unit } = plan.period;
  const steps = value * cycles;
  const wall =
    unit === 'WEEK'
      ? addDays(anchor.wall, 7 * steps)
      : addMonths(anchor.wall, unit === 'YEAR' ? 12 * steps : steps);
  return instantOf(wall, anchor.timeZone);
}

/** The same time of day so many days later. */
export function addDays(wall: WallTime, days: number): WallTime {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

// A day that the month lacks is its last one.
function addMonths(wall: WallTime, months: number): WallTime {
  const index = wall.year * 12 + (wall.month - 1) + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return { ...wall, year, month, day: Math.min(wall.day, daysInMonth(year, month)) };
}

/** A wall time as it is kept: `2026-01-31T09:30:00`. */
export function wallText(wall: WallTime): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${String(wall.year).padStart(4, '0')}-${two(wall.month)}-${two(wall.day)}`;
  return `${day}T${two(wall.hour)}:${two(wall.minute)}:${two(wall.second)}`;
}

/** Reads what `wallText` wrote. @throws RangeError for anything else */
export function readWall(text: string): WallTime {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})$/.exec(text);
  if (!match) throw new RangeError(`${text} is no wall time`);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return { year, month, day, hour, minute, second };
}
