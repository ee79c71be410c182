import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Subject } from './subject.ts';

/** Seconds of one measurement; BENCH_SECONDS sets another number. */
export const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);

/** One request of a load. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  /** `{n}` becomes another number in every request. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Description of a load: every request is one of `requests` by chance. */
export interface Load {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
}

/** Report of a load's process at its end. */
export interface LoadResult {
  readonly rate: number;
  /** Answers that were no success, by status. */
  readonly refused: Readonly<Record<string, number>>;
  readonly errors: number;
}

/**
 * Requests a second that an address answers. The load comes from a process of its own. @throws when answers
 * fail
 */
export async function requestsPerSecond(load: Omit<Load, 'seconds'>): Promise<number> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const result = new Promise<LoadResult>((resolve, reject) => {
    child.once('message', (message) => resolve(message as LoadResult));
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
  child.send({ ...load, seconds } satisfies Load);
  const { rate, refused, errors } = await result;
  if (errors > 0 || Object.keys(refused).length > 0)
    throw new Error(`${load.origin}: ${errors} failed, refused: ${JSON.stringify(refused)}`);
  return rate;
}

/** Figures of a subject under a load. */
interface Figure {
  readonly rate: number;
  /**
   * Requests a second of the subject's own processor time: the process that makes the load can be the bound
   * of the rate.
   */
  readonly perCpu: number;
}

/** Requests a second of a subject, by the clock and by its processor time. @throws when answers fail */
export async function measureSubject(
  subject: Subject,
  load: Omit<Load, 'seconds' | 'origin'>,
): Promise<Figure> {
  const before = await subject.cpu();
  const rate = await requestsPerSecond({ origin: subject.origin, ...load });
  const used = (await subject.cpu()) - before;
  return { rate, perCpu: (rate * seconds) / used };
}

/** A measurement of a floor and of ours, in turns, whose ratio by processor time is the middle one. */
export async function compare(
  rounds: number,
  turns: { readonly floor: () => Promise<Figure>; readonly ours: () => Promise<Figure> },
): Promise<{ readonly floor: Figure; readonly ours: Figure; readonly ratio: number }> {
  const all: { floor: Figure; ours: Figure; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await turns.floor();
    const ours = await turns.ours();
    all.push({ floor, ours, ratio: ours.perCpu / floor.perCpu });
  }
  const middle = all.toSorted((a, b) => a.ratio - b.ratio)[rounds >> 1];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
