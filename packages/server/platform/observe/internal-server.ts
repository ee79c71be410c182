import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { assessReadiness, type ReadinessCheck } from './readiness.ts';

/** Sources of the answers on the operators' port. */
interface InternalServerParts {
  readonly checks: readonly ReadinessCheck[];
  /** The figures in Prometheus' text format, and its content type. */
  /** True where the product answers visitors of a host. */
  readonly isServed: (host: string) => Promise<boolean>;
  readonly metrics: () => Promise<{ readonly type: string; readonly text: string }>;
}

/**
 * The server of the operators' port: `/healthz` (alive), `/readyz` (able to serve), `/metrics`, and
 * `/domain-check?domain=`, which proxies ask before they fetch a certificate for a host. It is not listening yet.
 */
export function createInternalServer(parts: InternalServerParts): Server {
  const server = createServer((request, response) => {
    answer(request, response, parts).catch((error: unknown) => {
      send(response, {
        status: 500,
        type: 'text/plain',
        body: `${error instanceof Error ? error.message : String(error)}\n`,
      });
    });
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 10_000;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: InternalServerParts,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0];
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response, { status: 405, type: 'text/plain', body: 'GET only\n' });
  if (path === '/healthz') return send(response, { status: 200, type: 'text/plain', body: 'ok\n' });
  if (path === '/readyz') {
    const readiness = await assessReadiness(parts.checks);
    const status = readiness.status === 'not ready' ? 503 : 200;
    return send(response, { status, type: 'application/json', body: `${JSON.stringify(readiness)}\n` });
  }
  if (path === '/domain-check') {
    const host = new URL(request.url ?? '', 'http://internal').searchParams.get('domain') ?? '';
    const isServed = await parts.isServed(host.toLowerCase());
    return send(response, {
      status: isServed ? 200 : 404,
      type: 'text/plain',
      body: isServed ? 'ours\n' : 'not ours\n',
    });
  }
  if (path === '/metrics') {
    const { type, text } = await parts.metrics();
    return send(response, { status: 200, type, body: text });
  }
  return send(response, { status: 404, type: 'text/plain', body: 'not found\n' });
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function send(response: ServerResponse, { status, type, body }: Reply): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
