import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const base = 30_000;
/** Bytes a millisecond that a long body must come with: 2.8 Mbit/s, the uplink of a slow home. */
const slowest = 350;
/** No body has more time than this, in milliseconds: 300 MB at that speed. */
export const maxBodySeconds = base + 300_000_000 / slowest;

/**
 * Milliseconds in which a whole request must have come: 30 s, and for a body that says its length the time
 * that it takes.
 */
export function requestBodyTimeout(contentLength: string | undefined): number {
  const bytes = /^\d{1,12}$/.test(contentLength ?? '') ? Number(contentLength) : 0;
  return Math.min(base + bytes / slowest, maxBodySeconds);
}

/** Cuts a sender whose body is not there in time. Requests without a body, nearly all, cost nothing. */
export function limitRequestBodyTime(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, requestBodyTimeout(length)).unref();
    const stop = (): void => clearTimeout(timer);
    request.once('end', stop);
    response.once('close', stop);
  });
}
