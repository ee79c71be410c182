import { Worker } from 'node:worker_threads';
import { exactBytes } from '../http/exact-bytes.ts';
import type { BestJob, BestResult } from './best-worker.ts';

/** Something to compress as well as can be. */
export interface BestRequest extends BestJob {
  /** Asked when its turn comes: false when the answer is kept no more. */
  readonly isWanted: () => boolean;
}

/** Compresses as well as can be when nothing else wants the processor. */
export interface BestCompression {
  /** Null when too many wait, when it is wanted no more, or when it failed: the quick form stands. */
  compress(request: BestRequest): Promise<Buffer | null>;
  /** Ends the thread; what waits becomes null. */
  close(): Promise<void>;
}

interface Waiting extends BestRequest {
  readonly settle: (body: Buffer | null) => void;
}

/** Answers that wait at most: at 20 ms each the last of them is done within two seconds of a free processor. */
const maxWaiting = 100;

/**
 * One at a time in a thread of its own with the lowest priority: the pool that zlib would take is that of password hashes
 * and files, where one such page stands in the way of an order. The thread is made at the first use.
 */
export function openBestCompression(limit = maxWaiting): BestCompression {
  const waiting: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;

  function start(): Worker {
    const started = new Worker(new URL('./best-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (body: BestResult) => finish(exactBytes(body)));
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    return started;
  }

  function lose(lost: Worker): void {
    if (worker !== lost) return;
    worker = null;
    finish(null);
  }

  function finish(body: Buffer | null): void {
    current?.settle(body);
    current = null;
    next();
  }

  function next(): void {
    while (current === null) {
      const first = waiting.shift();
      if (first === undefined) return;
      if (!first.isWanted()) {
        first.settle(null);
        continue;
      }
      current = first;
      worker ??= start();
      worker.postMessage({ encoding: first.encoding, plain: first.plain } satisfies BestJob);
    }
  }

  return {
    async compress(request) {
      if (waiting.length >= limit) return null;
      const made = new Promise<Buffer | null>((settle) => waiting.push({ ...request, settle }));
      next();
      return made;
    },
    async close() {
      const ended = worker;
      worker = null;
      for (const each of waiting.splice(0)) each.settle(null);
      current?.settle(null);
      current = null;
      await ended?.terminate();
    },
  };
}
