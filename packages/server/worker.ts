import { sweepBuckets } from '@veranda/db/platform/rate-buckets';
import { accountJobs } from './features/accounts/jobs.ts';
import { cartJobs } from './features/cart/jobs.ts';
import { catalogJobs } from './features/catalog/jobs.ts';
import { documentJobs } from './features/documents/jobs.ts';
import { downloadJobs } from './features/downloads/jobs.ts';
import { giftCardJobs } from './features/gift-cards/jobs.ts';
import { integrationJobs } from './features/integrations/jobs.ts';
import { listJobs } from './features/mailing-lists/jobs.ts';
import { subscriptionJobs } from './features/subscriptions/jobs.ts';
import { mailJobs } from './features/mail/jobs.ts';
import { memberJobs } from './features/members/jobs.ts';
import { orderJobs } from './features/orders/jobs.ts';
import { shippingJobs } from './features/shipping/jobs.ts';
import { paymentJobs } from './features/payments/jobs.ts';
import { publishingJobs } from './features/publishing/jobs.ts';
import { restockJobs } from './features/restock/jobs.ts';
import { reviewJobs } from './features/reviews/jobs.ts';
import type { AppDeps } from './app-deps.ts';
import { enqueueRecurringJobs } from './platform/jobs/enqueue-recurring-jobs.ts';
import { drainOutbox } from './platform/jobs/drain-outbox.ts';
import { checkJobs } from './platform/jobs/check-hourly.ts';

/**
 * Milliseconds between two looks at an empty outbox, and between two sweeps, which also ask for what is done
 * regularly.
 */
const idle = 500;
const sweepEvery = 60_000;

/** Does one piece of work; answers how many messages it found. */
type Turn = () => Promise<number>;

/**
 * The worker part: carries out what transactions have left in the outbox. Any number of workers may run. Each
 * topic has a loop of its own, so that a mail server that is unavailable keeps no hold and no payment
 * waiting.
 */
export function startWorker(deps: AppDeps): Promise<{ close(): Promise<void> }> {
  const turns = Object.entries({
    ...orderJobs(deps),
    ...paymentJobs(deps),
    ...shippingJobs(deps),
    ...downloadJobs(deps),
    ...giftCardJobs(deps),
    ...subscriptionJobs(deps),
    ...accountJobs(deps),
    ...memberJobs(deps),
    ...mailJobs(deps),
    ...integrationJobs(deps),
    ...listJobs(deps),
    ...cartJobs(deps),
    ...catalogJobs(deps),
    ...publishingJobs(deps),
    ...restockJobs(deps),
    ...reviewJobs(deps),
    ...documentJobs(deps),
    ...checkJobs(deps),
  }).map(
    ([topic, job]) =>
      () =>
        drainOutbox(deps, topic, job),
  );
  const loops = [...turns, sweep(deps)].map((turn) => startLoop(deps, turn));
  return Promise.resolve({
    close: async () => void (await Promise.all(loops.map((loop) => loop.close()))),
  });
}

function sweep(deps: AppDeps): Turn {
  let swept = deps.now();
  return async () => {
    if (deps.now() - swept < sweepEvery) return 0;
    swept = deps.now();
    await deps.db.global((tx) => sweepBuckets(tx));
    await enqueueRecurringJobs(deps);
    return 0;
  };
}

function startLoop(deps: AppDeps, turn: Turn): { close(): Promise<void> } {
  let stopped = false;
  let wake: () => void = () => {};

  async function run(): Promise<void> {
    while (!stopped) {
      const handled = await turn().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'worker: the database is away');
        return 0;
      });
      if (handled > 0 || stopped) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, idle).unref();
      });
    }
  }

  const running = run();
  return {
    async close() {
      stopped = true;
      wake();
      await running;
    },
  };
}
