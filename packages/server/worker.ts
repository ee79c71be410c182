import { findDueTopics } from '@veranda/db/platform/outbox';
import { sweepBuckets } from '@veranda/db/platform/rate-buckets';
import { analyticsJobs } from './features/analytics/jobs.ts';
import { accountJobs } from './features/accounts/jobs.ts';
import { cartJobs } from './features/cart/jobs.ts';
import { catalogJobs } from './features/catalog/jobs.ts';
import { commentJobs } from './features/comments/comment-mails.ts';
import { contributorJobs } from './features/contributors/jobs.ts';
import { contentImportJobs } from './features/content-import/jobs.ts';
import { customDomainJobs } from './features/custom-domains/jobs.ts';
import { documentJobs } from './features/documents/jobs.ts';
import { downloadJobs } from './features/downloads/jobs.ts';
import { giftCardJobs } from './features/gift-cards/jobs.ts';
import { integrationJobs } from './features/integrations/jobs.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { pageJobs } from './features/pages/jobs.ts';
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
 * Milliseconds between two looks at the outbox, and between two sweeps, which also ask for what is done
 * regularly.
 */
const lookEvery = 500;
const sweepEvery = 60_000;

/**
 * The worker part: carries out what transactions have left in the outbox. Any number of workers may run. Each
 * topic has a loop of its own, so that a mail server that is unavailable keeps no hold and no payment
 * waiting. One look finds the topics that have something due and wakes their loops: an outbox that is empty
 * costs one statement, whatever the number of topics.
 */
export function startWorker(deps: AppDeps): Promise<{ close(): Promise<void> }> {
  const jobs = Object.entries({
    ...orderJobs(deps),
    ...paymentJobs(deps),
    ...shippingJobs(deps),
    ...downloadJobs(deps),
    ...giftCardJobs(deps),
    ...subscriptionJobs(deps),
    ...accountJobs(deps),
    ...contributorJobs(deps),
    ...memberJobs(deps),
    ...mailJobs(deps),
    ...integrationJobs(deps),
    ...listJobs(deps),
    ...cartJobs(deps),
    ...catalogJobs(deps),
    ...pageJobs(deps),
    ...publishingJobs(deps),
    ...restockJobs(deps),
    ...reviewJobs(deps),
    ...commentJobs(deps),
    ...contentImportJobs(deps),
    ...customDomainJobs(deps),
    ...documentJobs(deps),
    ...mediaJobs(deps),
    ...analyticsJobs(deps),
    ...checkJobs(deps),
  });
  const loops = new Map(
    jobs.map(([topic, job]) => [topic, startLoop(deps, () => drainOutbox(deps, topic, job))]),
  );
  const rounds = startRounds(deps, () => wakeDue(deps, loops));
  return Promise.resolve({
    close: async () => {
      await rounds.close();
      await Promise.all([...loops.values()].map((loop) => loop.close()));
    },
  });
}

async function wakeDue(deps: AppDeps, loops: ReadonlyMap<string, Loop>): Promise<void> {
  const due = await deps.db.global((tx) => findDueTopics(tx, [...loops.keys()]), { readOnly: true });
  for (const topic of due) loops.get(topic)?.wake();
}

/** Looks every `lookEvery` milliseconds, and sweeps when it is time by the clock of the application. */
function startRounds(deps: AppDeps, look: () => Promise<void>): Pick<Loop, 'close'> {
  let swept = deps.now();
  const loop = startLoop(deps, async () => {
    await look();
    if (deps.now() - swept < sweepEvery) return 0;
    swept = deps.now();
    await deps.db.global((tx) => sweepBuckets(tx));
    await enqueueRecurringJobs(deps);
    return 0;
  });
  loop.wake();
  const timer = setInterval(() => loop.wake(), lookEvery).unref();
  return {
    close: () => {
      clearInterval(timer);
      return loop.close();
    },
  };
}

interface Loop {
  /** Asks for one more turn, after the one under way. */
  wake(): void;
  /** Waits for the turn under way. */
  close(): Promise<void>;
}

/** Takes a turn after each `wake`, and further turns while they find something. */
function startLoop(deps: AppDeps, turn: () => Promise<number>): Loop {
  let isAsked = false;
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      const handled = await turn().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'worker: the database is away');
        return 0;
      });
      if (handled > 0) isAsked = true;
    }
    running = undefined;
  }

  return {
    wake() {
      isAsked = true;
      running ??= run();
    },
    async close() {
      isStopped = true;
      await running;
    },
  };
}
