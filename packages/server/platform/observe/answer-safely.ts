import type { ServerResponse } from 'node:http';
import type { Logger } from '../deps.ts';
import { metrics } from './metrics.ts';
import { requestFacts } from './request-facts.ts';

/** Runs what answers a request. A fault that it lets through is logged and counted, and the visitor gets a plain 500. */
export function answerSafely(answer: () => unknown, response: ServerResponse, log: Logger): void {
  try {
    const result = answer();
    if (result instanceof Promise) result.catch((error: unknown) => failRequest(error, response, log));
  } catch (error) {
    failRequest(error, response, log);
  }
}

function failRequest(error: unknown, response: ServerResponse, log: Logger): void {
  const { requestId, route } = requestFacts(response);
  metrics.faults.inc({ kind: 'request' });
  log.error({ err: error, request_id: requestId, route }, 'a request met a fault');
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Something went wrong on our side. Please try again.\n');
}
