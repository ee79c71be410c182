import { type Server, createServer, type RequestListener } from 'node:http';
import { SettingRefusal } from './setting-values.ts';

const headersLimit = 15_000;
const bodyLimit = 30_000;
const keepAlive = 65_000;
const drainLimit = 10_000;

/** A server that cuts slow clients: 15 s for the headers, 30 s for the whole request. */
export function createWebServer(listener: RequestListener): Server {
  const server = createServer({ connectionsCheckingInterval: 1_000 }, listener);
  server.headersTimeout = headersLimit;
  server.requestTimeout = bodyLimit;
  server.keepAliveTimeout = keepAlive;
  return server;
}

/** Listens, or refuses with one sentence that names the setting to change. */
export async function listen(
  server: Server,
  at: { port: number; host?: string | undefined; setting: string },
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: at.port, ...(at.host ? { host: at.host } : {}) }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw new SettingRefusal(`${sentence(error, at.port)}; set ${at.setting} to another one.`);
  }
}

/** Takes no new connections, lets the requests under way finish (10 s at most), then closes what is left. */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), drainLimit);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

function sentence(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program`;
  if (code === 'EACCES') return `Port ${port} may be opened by root only`;
  return `Port ${port} cannot be opened (${error instanceof Error ? error.message : String(error)})`;
}
