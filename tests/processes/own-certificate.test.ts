import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selfSigned } from '../support/self-signed.ts';
import {
  freePort,
  type StartedProcess,
  startedFolder,
  startProcess,
  temporaryFolder,
  until,
} from '../support/server-process.ts';

const program = join(import.meta.dirname, 'plain-server.ts');
let folder: ReturnType<typeof temporaryFolder>;
let server: StartedProcess | undefined;

beforeEach(() => void (folder = startedFolder()));
afterEach(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended();
  folder.remove();
});

/** Fingerprint of the certificate that a name is answered with; null where there is none. */
async function servedAt(port: number, servername: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.end();
    });
    socket.once('error', () => resolve(null));
  });
}

it('TLS of the product’s own serves the certificate of its files, and a renewed one without a restart', async () => {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const files = { cert: join(folder.path, 'sites.pem'), key: join(folder.path, 'sites.key') };
  const write = () => {
    const pair = selfSigned();
    for (const name of ['cert', 'key'] as const) {
      writeFileSync(`${files[name]}.new`, pair[name]);
      renameSync(`${files[name]}.new`, files[name]);
    }
  };
  write();
  server = startProcess([process.execPath, program], {
    PORT: String(port),
    DATA_DIR: folder.path,
    TLS_PORT: String(tlsPort),
    TLS_CERTIFICATE: files.cert,
    TLS_KEY: files.key,
  });
  await server.printed(/Ready at/);
  const first = await servedAt(tlsPort, 'levain.localhost');
  expect(first).toMatch(/^[\dA-F:]{95}$/);
  expect(await servedAt(tlsPort, 'elsewhere.example')).toBeNull();
  write();
  await until(async () => {
    const now = await servedAt(tlsPort, 'levain.localhost');
    return now !== null && now !== first;
  }, 'the renewed certificate');
});
