/** Number of failed calls in a row that open the breaker, and the milliseconds that it stays open. */
interface BreakerLimits {
  readonly failures: number;
  readonly pause: number;
}

/**
 * A breaker before something that may be unavailable: while it is open nobody waits for what will not come.
 */
export interface Breaker {
  /** False while calls are kept from it. After the pause one call is let through to see. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** A closed breaker. */
export function createBreaker(now: () => number, limits: BreakerLimits): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    allows() {
      if (failures < limits.failures) return true;
      if (now() < openUntil) return false;
      openUntil = now() + limits.pause;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= limits.failures) openUntil = now() + limits.pause;
    },
  };
}
