import { type Refusal, refuse } from '@veranda/domain/refusal';

/** Work of sites, one at a time for each site of this process. */
interface SiteQueue {
  /**
   * Runs `work` after all that was queued for the site before; refuses where that takes too long. @throws
   * what it throws
   */
  run<T>(siteId: string, work: () => Promise<T>): Promise<T | Refusal>;
  /** Sites with work that is queued or under way. */
  size(): number;
}

/**
 * Makes the queue. A publication that waits for a lock of the database holds one of a few connections in the
 * meantime: ten publications of one site, waiting for its row, would leave none to the other sites. Here they
 * wait without one; `waitLimit` is in milliseconds.
 */
export function createSiteQueue(waitLimit: number): SiteQueue {
  const tails = new Map<string, Promise<void>>();
  return {
    async run(siteId, work) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const before = tails.get(siteId);
      const tail = before ? before.then(() => ended) : ended;
      tails.set(siteId, tail);
      // A publish that gives up ends before those in front: the site leaves the map only after the last of
      // them.
      void tail.then(() => {
        if (tails.get(siteId) === tail) tails.delete(siteId);
      });
      try {
        if (before && !(await isReached(before, waitLimit))) return refuse('unavailable');
        return await work();
      } finally {
        end();
      }
    },
    size: () => tails.size,
  };
}

async function isReached(turn: Promise<void>, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limit, false);
  });
  const reached = await Promise.race([turn.then(() => true), tooLate]);
  clearTimeout(timer);
  return reached;
}
