import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** What a load is made of: every request is one of `requests` by chance. */
export interface Load {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
}

/** What the process of a load says at its end. */
export interface LoadResult {
  readonly rate: number;
  /** Answers that were no success, by status. */
  readonly refused: Readonly<Record<string, number>>;
  readonly errors: number;
}

/** Requests a second that an address answers. The load comes from a process of its own. @throws when answers fail */
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
