import type { ServerResponse } from 'node:http';
import { isDatabaseUnavailable } from '@veranda/db/platform/database-unavailable';
import type { Logger } from '@veranda/server/platform/observe/logger';
import { sendFaultPage } from './send-fault-page.ts';
import { metrics } from '@veranda/server/platform/observe/metrics';
import { requestFacts } from '@veranda/server/platform/observe/request-facts';

/**
 * Runs what answers a request. A fault that it lets through is logged and counted, and the visitor gets the
 * bare error page with 500; 503 while the database is unavailable.
 */
export function handleSafely(answer: () => unknown, response: ServerResponse, log: Logger): void {
  try {
    const result = answer();
    if (result instanceof Promise) result.catch((error: unknown) => failRequest(error, response, log));
  } catch (error) {
    failRequest(error, response, log);
  }
}

function failRequest(error: unknown, response: ServerResponse, log: Logger): void {
  const { requestId, route } = requestFacts(response);
  if (isDatabaseUnavailable(error)) return sendUnavailable(error, response, log);
  metrics.faults.inc({ kind: 'request' });
  log.error({ err: error, request_id: requestId, route }, 'a request met a fault');
  if (response.headersSent) return void response.destroy();
  sendFaultPage(response, 500);
}

function sendUnavailable(error: unknown, response: ServerResponse, log: Logger): void {
  log.warn({ err: error, request_id: requestFacts(response).requestId }, 'request: the database is away');
  if (response.headersSent) return void response.destroy();
  sendFaultPage(response, 503);
}
