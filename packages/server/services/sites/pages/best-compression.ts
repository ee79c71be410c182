import { Worker } from 'node:worker_threads';
import { exactBytes } from '@veranda/server/platform/http/exact-bytes';
import type { BestJob, BestResult } from './best-worker.ts';

/** Something to compress as well as can be. */
interface BestRequest extends BestJob {
  /** Asked when its turn comes: false when the answer is no longer kept. */
  readonly isWanted: () => boolean;
}

/** Compresses as well as can be when nothing else wants the processor. */
export interface BestCompression {
  /** Null when too many wait, when it is no longer wanted, or when it failed: the quick form stands. */
  compress(request: BestRequest): Promise<Buffer | null>;
  /** Ends the thread; what waits becomes null. */
  close(): Promise<void>;
}

interface Waiting extends BestRequest {
  readonly settle: (body: Buffer | null) => void;
}

/**
 * Answers that wait at most: at 20 ms each the last of them is done within two seconds of a free processor.
 */
const maxWaiting = 100;

/**
 * One at a time in a thread of its own with the lowest priority: the pool that zlib would take is that of
 * password hashes and files, where one such page stands in the way of an order. The thread is made at the
 * first use.
 */
export function createBestCompression(limit = maxWaiting): BestCompression {
  return new CompressionThread(limit);
}

class CompressionThread implements BestCompression {
  readonly #limit: number;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #current: Waiting | null = null;

  constructor(limit: number) {
    this.#limit = limit;
  }

  async compress(request: BestRequest): Promise<Buffer | null> {
    if (this.#waiting.length >= this.#limit) return null;
    const made = new Promise<Buffer | null>((settle) => this.#waiting.push({ ...request, settle }));
    this.#next();
    return made;
  }

  async close(): Promise<void> {
    const ended = this.#worker;
    this.#worker = null;
    for (const request of this.#waiting.splice(0)) request.settle(null);
    this.#current?.settle(null);
    this.#current = null;
    await ended?.terminate();
  }

  #start(): Worker {
    const started = new Worker(new URL('./best-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (body: BestResult) => this.#finish(exactBytes(body)));
    started.on('error', () => this.#lose(started));
    started.on('exit', () => this.#lose(started));
    return started;
  }

  #lose(lost: Worker): void {
    if (this.#worker !== lost) return;
    this.#worker = null;
    this.#finish(null);
  }

  #finish(body: Buffer | null): void {
    this.#current?.settle(body);
    this.#current = null;
    this.#next();
  }

  #next(): void {
    while (this.#current === null) {
      const first = this.#waiting.shift();
      if (first === undefined) return;
      if (!first.isWanted()) {
        first.settle(null);
        continue;
      }
      this.#current = first;
      this.#worker ??= this.#start();
      this.#worker.postMessage({ encoding: first.encoding, plain: first.plain } satisfies BestJob);
    }
  }
}
