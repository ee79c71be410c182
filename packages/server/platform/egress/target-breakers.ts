import { type Breaker, createBreaker } from './breaker.ts';

/** A breaker for each place that answers go to: one that is unavailable delays no other. */
export interface TargetBreakers {
  of(target: string): Breaker;
}

/** Three failures in a row keep calls from a place for a minute. */
const limits = { failures: 3, pause: 60_000 } as const;
const maxEntries = 5_000;

/** Pause before a target that does not answer is called again, in milliseconds. */
export const breakerPause = limits.pause;

/** Opens them, for one worker; the places used longest ago are forgotten when there are too many. */
export function createTargetBreakers(now: () => number): TargetBreakers {
  const cache = new Map<string, Breaker>();
  return {
    of(target) {
      const breaker = cache.get(target) ?? createBreaker(now, limits);
      cache.delete(target);
      cache.set(target, breaker);
      const [oldest] = cache.keys();
      if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
      return breaker;
    },
  };
}
