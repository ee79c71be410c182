import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createWebServer } from '../../apps/server/listen.ts';
import type { TestApp } from './test-app.ts';

interface TlsQuestion {
  readonly host: string;
  readonly path: string;
  /** PEM of the authority to trust. */
  readonly root: string;
}

/** Asks the application through the product's own TLS. Rejects where there is no certificate for the host. */
export async function askByTls(
  { app, port: plainPort }: TestApp,
  { host, path, root }: TlsQuestion,
): Promise<{ readonly status: number; readonly isTrusted: boolean }> {
  const server = createWebServer(app.handle, app.findSecureContext);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, servername: host, ca: root, agent: false };
      const sent = request({ ...options, headers: { host: `${host}:${plainPort}` } }, (answer) => {
        answer.resume();
        const isTrusted = 'authorized' in answer.socket && answer.socket.authorized === true;
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, isTrusted }));
      });
      sent.once('error', reject).end();
    });
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
