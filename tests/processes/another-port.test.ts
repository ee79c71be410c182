import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { freePort, startedFolder, type StartedProcess, startProcess } from '../support/server-process.ts';

const folder = startedFolder();
const started: StartedProcess[] = [];
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended();
  }
  folder.remove();
});

async function start() {
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  const server = startProcess([process.execPath, 'apps/server/main.ts'], environment);
  started.push(server);
  await server.printed(/Ready\./);
  return { port, server };
}

async function statusAt(port: number): Promise<number | undefined> {
  const asked = get({ host: '127.0.0.1', port, headers: { host: `levain.localhost:${port}` } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

it('a start on another port has the sites there, unless a server beside it has them on its own', async () => {
  const first = await start();
  expect(await statusAt(first.port)).toBe(200);
  const beside = await start();
  expect([await statusAt(first.port), await statusAt(beside.port)]).toEqual([200, 404]);
  for (const { server } of [beside, first]) {
    server.child.kill('SIGTERM');
    await server.ended();
  }
  const later = await start();
  expect(later.server.output()).toContain(`http://levain.localhost:${later.port}/`);
  expect(await statusAt(later.port)).toBe(200);
});
