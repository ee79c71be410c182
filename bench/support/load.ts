import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** Seconds of one measurement; BENCH_SECONDS sets another number. */
export const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);

/** What a load is made of. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a second that an address answers. The load comes from a process of its own. @throws when answers fail */
export async function requestsPerSecond(load: Load): Promise<number> {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(process.execPath, [
    program,
    '-j',
    ...['-c', String(load.connections)],
    ...['-d', String(seconds)],
    ...headers,
    load.url,
  ]);
  const result = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (result.non2xx + result.errors > 0)
    throw new Error(`${load.url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return result.requests.average;
}
