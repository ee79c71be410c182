/** Web vitals, by their name on the wire (administration §3). */
export const vitals = {
  firstContentfulPaint: { good: 1800, poor: 3000 },
  cumulativeLayoutShift: { good: 0.1, poor: 0.25 },
  firstInputDelay: { good: 100, poor: 300 },
  interactionToNextPaint: { good: 200, poor: 500 },
  largestContentfulPaint: { good: 2500, poor: 4000 },
} as const;
export type Vital = keyof typeof vitals;
type Rating = 'good' | 'fair' | 'poor';

/**
 * Good up to the first limit, poor from the second on (administration §9). Milliseconds, and a share for the
 * shift.
 */
export function rateVital(vital: Vital, value: number): Rating {
  const { good, poor } = vitals[vital];
  if (value <= good) return 'good';
  return value >= poor ? 'poor' : 'fair';
}

const maxDurationMs = 2_147_483_647;

/** True for an accepted time: from 0 to 2147483647 (administration §5). */
export function isTaken(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxDurationMs;
}

/** A shift of the layout: milliseconds since the page began, and its share of the window. */
export interface Shift {
  readonly at: number;
  readonly value: number;
}

const window = { gap: 1000, length: 5000 };

/** The worst window of shifts: no more than 1 s between two of them and 5 s in all (administration §5). */
export function layoutShiftOf(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { at, value } of shifts) {
    const goesOn = sum > 0 && at - last < window.gap && at - first < window.length;
    if (!goesOn) [sum, first] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The longest of the interactions, leaving out one for every fifty; null without any. */
export function slowInteractionOf(durations: readonly number[]): number | null {
  const slowest = [...durations].sort((a, b) => b - a);
  return slowest[Math.min(slowest.length - 1, Math.floor(slowest.length / 50))] ?? null;
}
