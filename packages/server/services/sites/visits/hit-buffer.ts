import { ensureHitPartition, keepHits } from '@veranda/db/analytics/hits';
import type { RawHit } from '@veranda/domain/analytics/hit';
import { metrics } from '@veranda/server/platform/observe/metrics';
import type { PlatformDeps } from '@veranda/server/platform/deps';

/** Milliseconds that a hit waits for others at most, hits of one statement, and hits that may wait in a process. */
const limits = { waitMs: 500, batch: 2_000, waiting: 50_000 } as const;

/** Hits of visitors on their way into the database: they are written by batches, beside the requests. */
export interface HitBuffer {
  /** @returns false when too many wait: the hit is not counted */
  add(siteId: string, hit: RawHit): boolean;
  /** Writes what waits. A batch that cannot be written is given up: counts, which nobody was promised. */
  flush(): Promise<void>;
}

type BufferDeps = Pick<PlatformDeps, 'db' | 'log' | 'now'>;

/** The buffer of a process. */
export function createHitBuffer(deps: BufferDeps): HitBuffer {
  const days = new Set<string>();
  let waiting = new Map<string, RawHit[]>();
  let count = 0;
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batches = waiting;
    waiting = new Map();
    count = 0;
    if (batches.size > 0) writing = writing.then(() => write(deps, days, batches));
    return writing;
  }

  return {
    add(siteId, hit) {
      if (count >= limits.waiting) {
        metrics.hitsDropped.inc();
        return false;
      }
      const hits = waiting.get(siteId) ?? [];
      if (hits.length === 0) waiting.set(siteId, hits);
      hits.push(hit);
      count += 1;
      timer ??= setTimeout(() => void flush(), limits.waitMs).unref();
      return true;
    },
    flush,
  };
}

async function write(
  deps: BufferDeps,
  days: Set<string>,
  batches: ReadonlyMap<string, readonly RawHit[]>,
): Promise<void> {
  for (const [siteId, hits] of batches)
    for (let from = 0; from < hits.length; from += limits.batch)
      try {
        await writeBatch(deps, days, { siteId, hits: hits.slice(from, from + limits.batch) });
      } catch (error) {
        metrics.hitsDropped.inc(Math.min(limits.batch, hits.length - from));
        deps.log.warn({ err: error, site_id: siteId }, 'hits of visitors could not be written');
      }
}

async function writeBatch(
  { db, now }: BufferDeps,
  days: Set<string>,
  { siteId, hits }: { readonly siteId: string; readonly hits: readonly RawHit[] },
): Promise<void> {
  for (const day of new Set(hits.map(({ at }) => at.toISOString().slice(0, 10)))) {
    if (days.has(day)) continue;
    await db.global((tx) => ensureHitPartition(tx, day));
    days.add(day);
  }
  await db.forSite(siteId, (tx) => keepHits(tx, hits, new Date(now())), { asynchronousCommit: true });
}
