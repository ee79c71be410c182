import { createRequire } from 'node:module';
import type { Load, LoadRequest, LoadResult } from './load.ts';

interface Outcome {
  /** Seconds. */
  readonly duration: number;
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}
type Cannon = (options: object) => Promise<Outcome>;

const autocannon = createRequire(import.meta.url)('autocannon') as Cannon;
let sent = Math.trunc(Math.random() * 1e9);

/** Makes the load that it receives, reports the result, and ends; without its bench it ends at once. */
process.on('disconnect', () => process.exit(0));
process.on('message', (load: Load) => {
  void fire(load).then((result) => process.send?.(result, () => process.exit(0)));
});

async function fire(load: Load): Promise<LoadResult> {
  const prepared = load.requests.map(({ method, path, headers, body }) => ({
    method: method ?? 'GET',
    path,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  }));
  const fixed = prepared.length === 1 && !isNumbered(prepared[0]);
  const outcome = await autocannon({
    url: load.origin,
    connections: load.connections,
    duration: load.seconds,
    requests: fixed ? prepared : [{ setupRequest: () => numbered(oneOf(prepared)) }],
  });
  const answered = Object.values(outcome.statusCodeStats).reduce((sum, { count }) => sum + count, 0);
  const refused = Object.entries(outcome.statusCodeStats).filter(([status]) => !status.startsWith('2'));
  return {
    // The averages of the library are those of whole seconds, of which a short load has none.
    rate: answered / outcome.duration,
    refused: Object.fromEntries(refused.map(([status, { count }]) => [status, count])),
    errors: outcome.errors,
  };
}

function isNumbered(request: LoadRequest | undefined): boolean {
  return /\{(?:n|address)\}/.test(JSON.stringify(request));
}

function oneOf<T>(all: readonly T[]): T {
  return all[Math.trunc(Math.random() * all.length)] as T;
}

function numbered(request: LoadRequest): LoadRequest {
  if (!isNumbered(request)) return request;
  sent += 1;
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return JSON.parse(JSON.stringify(request).replaceAll('{n}', String(sent)).replaceAll('{address}', address));
}
