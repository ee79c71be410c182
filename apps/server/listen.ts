import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { callbackify } from 'node:util';
import { metrics } from '@veranda/server/platform/observe/metrics';
import { connectionEvent } from './connection-event.ts';
import { limitRequestBodyTime, maxBodySeconds } from './request-body-timeout.ts';
import { SettingRefusal } from './setting-values.ts';
import { type CutReason, unreadLimits, watchUnread } from './unread-limits.ts';

const headersLimit = 15_000;
const connectionsCheckingInterval = 1_000;
const keepAlive = 65_000;
const drainLimit = 10_000;

type FindSecureContext = (host: string) => Promise<SecureContext | null>;

/**
 * A server that cuts slow clients: 15 s for the headers, 30 s for the whole request, and longer for a file as
 * it needs; and those that do not read their answers. With `findSecureContext` it speaks TLS, by the certificate of the name
 * that a client asks for; a client that asks for none, or for one without a certificate, is hung up on.
 */
export function createWebServer(listener: RequestListener, findSecureContext?: FindSecureContext): Server {
  const server = findSecureContext
    ? createSecureServer({
        connectionsCheckingInterval,
        handshakeTimeout: headersLimit,
        SNICallback: sniBy(findSecureContext),
      })
    : createServer({ connectionsCheckingInterval });
  const onCut = (reason: CutReason): void => metrics.connectionsCut.inc({ reason });
  server.on('request', watchUnread(server, { listener, limits: unreadLimits, onCut }).listener);
  server.headersTimeout = headersLimit;
  server.requestTimeout = maxBodySeconds + headersLimit;
  limitRequestBodyTime(server);
  server.keepAliveTimeout = keepAlive;
  closeWhenIdle(server);
  return server;
}

function sniBy(find: FindSecureContext) {
  return callbackify(async (name: string): Promise<SecureContext> => {
    const context = await find(name.toLowerCase());
    if (!context) throw new Error('no certificate for this name');
    return context;
  });
}

/** Listens, or refuses with one sentence that names the setting to change. */
export async function listen(
  server: Server,
  address: { port: number; host?: string | undefined; setting: string },
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: address.port, ...(address.host ? { host: address.host } : {}) }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw new SettingRefusal(`${sentence(error, address.port)}; set ${address.setting} to another one.`);
  }
}

/**
 * Takes no new connections, lets the requests under way finish (10 s at most), and closes each connection
 * after its last.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.emit(draining);
  const limit = setTimeout(() => server.closeAllConnections(), drainLimit);
  await closed;
  clearTimeout(limit);
}

const draining = 'veranda:draining';

// Counted here because Node calls a connection idle only after its first request, and keeps the others open.
function closeWhenIdle(server: Server): void {
  const underWay = new Map<Socket, number>();
  const responses = new Set<ServerResponse>();
  let isDraining = false;
  const settle = (socket: Socket) => {
    if (isDraining && !underWay.get(socket)) socket.destroySoon();
  };
  server.on(connectionEvent(server), (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
      settle(socket);
    });
  });
  server.once(draining, () => {
    isDraining = true;
    for (const response of responses) if (isEventStream(response)) response.destroy();
    for (const socket of underWay.keys()) settle(socket);
  });
}

// Would go on for as long as somebody listens; the browser asks another process, or the next one.
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

function sentence(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program`;
  if (code === 'EACCES') return `Port ${port} may be opened by root only`;
  return `Port ${port} cannot be opened (${error instanceof Error ? error.message : String(error)})`;
}
