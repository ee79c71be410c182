import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessLog } from './access-log.ts';
import { metrics } from './metrics.ts';
import { beginFacts, type RequestFacts } from './request-facts.ts';
import { type TrustsAddress, traceIdOf } from './trace-parent.ts';

// Methods that get a label of their own; anything else a client invents counts as one.
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Kinds of requests by how their route begins: a histogram has fourteen series for each. */
const kinds = [
  ['page', 'page'],
  ['/api/studio/', 'studio'],
  ['/commerce/', 'commerce-api'],
  ['/api/', 'call'],
  ['/checkout', 'checkout'],
  ['/cart', 'cart'],
  ['/account', 'account'],
] as const;

function kindOf(route: string): string {
  return kinds.find(([start]) => route.startsWith(start))?.[1] ?? 'other';
}

/** Parts that watch a request. */
interface Watching {
  readonly accessLog: AccessLog | undefined;
  readonly trusts: TrustsAddress;
}

/**
 * Watches one request from its arrival to the end of its answer: figures always, an access line when a log is
 * given.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { accessLog, trusts }: Watching,
): RequestFacts {
  const facts = beginFacts(response, randomUUID());
  const traceId = traceIdOf(request, trusts);
  if (traceId !== undefined) facts.traceId = traceId;
  const started = performance.now();
  const at = Date.now();
  const bytesBefore = response.socket?.bytesWritten ?? 0;
  response.once('close', () => {
    const ms = performance.now() - started;
    const method = knownMethods.has(request.method ?? '') ? (request.method ?? '') : 'other';
    metrics.httpRequests.inc({ route: facts.route, method, status: response.statusCode });
    metrics.httpDuration.observe({ kind: kindOf(facts.route) }, ms / 1000);
    // 499: the client went away before its answer was written.
    const status = response.writableFinished ? response.statusCode : 499;
    const bytes = (request.socket?.bytesWritten ?? bytesBefore) - bytesBefore;
    accessLog?.add({ ...facts, at, method, status, ms, bytes });
  });
  return facts;
}
