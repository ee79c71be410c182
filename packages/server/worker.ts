import { sweepBuckets } from '@veranda/db/platform/rate-buckets';
import { orderJobs } from './features/orders/jobs.ts';
import type { Deps } from './platform/deps.ts';
import { drainOutbox } from './platform/jobs/drain-outbox.ts';

/** Milliseconds between two looks at an empty outbox, and between two sweeps of ended rate windows. */
const idle = 500;
const sweepEvery = 60_000;

/** The worker part: carries out what transactions have left in the outbox. Any number of workers may run. */
export function startWorker(deps: Deps): Promise<{ close(): Promise<void> }> {
  const jobs = { ...orderJobs(deps) };
  let stopped = false;
  let wake: () => void = () => {};
  let swept = deps.now();

  async function run(): Promise<void> {
    while (!stopped) {
      const handled = await turn().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'worker: the database is away');
        return 0;
      });
      if (handled === 0 && !stopped)
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, idle).unref();
        });
    }
  }

  async function turn(): Promise<number> {
    if (deps.now() - swept > sweepEvery) {
      swept = deps.now();
      await deps.db.global((tx) => sweepBuckets(tx));
    }
    return drainOutbox(deps, jobs);
  }

  const running = run();
  return Promise.resolve({
    async close() {
      stopped = true;
      wake();
      await running;
    },
  });
}
