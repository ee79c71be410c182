import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  freePort,
  isAlive,
  type StartedProcess,
  startProcess,
  temporaryFolder,
  until,
} from '../support/server-process.ts';

const program = join(import.meta.dirname, 'plain-server.ts');
const run = join(import.meta.dirname, '../../tools/run.mjs');

let folder: ReturnType<typeof temporaryFolder>;
let port: number;
let started: StartedProcess[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  port = await freePort();
});

afterEach(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && !child.signalCode) child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended();
    clearTimeout(impatience);
  }
  started = [];
  folder.remove();
});

function start(environment: Record<string, string> = {}): StartedProcess {
  const settings = { PORT: String(port), DATA_DIR: folder.path, ...environment };
  const process_ = startProcess([process.execPath, program], settings);
  started.push(process_);
  return process_;
}

function lockedPid(): number {
  const lock = join(folder.path, 'postgres/data/postmaster.pid');
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0;
}

const get = (path: string, at = port) => fetch(`http://127.0.0.1:${at}${path}`);

describe('a start', () => {
  it('says in one line each what it does, serves, and on SIGINT stops everything with exit code 0', async () => {
    const server = start();
    await server.printed(/Ready at http:\/\/localhost:\d+/);
    expect(server.output()).toMatch(
      /^Making a new database …\nPostgreSQL is running\.\nTables brought up to date \(.*\)\.\nReady at/,
    );
    expect(await (await get('/')).text()).toBe('hello');
    const database = lockedPid();
    server.child.kill('SIGINT');
    expect(await server.ended()).toBe(0);
    expect(isAlive(database)).toBe(false);
  });

  it('finds its data again', async () => {
    const first = start();
    await first.printed(/Ready/);
    first.child.kill('SIGTERM');
    await first.ended();
    const second = start();
    await second.printed(/Ready/);
    expect(second.output()).not.toContain('Making a new database');
    expect(second.output()).not.toContain('Tables brought up to date');
  });

  it('after kill -9 leaves no database behind, and the next start recovers', async () => {
    const first = start();
    await first.printed(/Ready/);
    const database = lockedPid();
    first.child.kill('SIGKILL');
    await first.ended();
    const second = start();
    await second.printed(/Ready/);
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
    expect([isAlive(database), isAlive(lockedPid())]).toEqual([false, false]);
  });

  it('adopts the database of a server that was killed, when it still lives, and stops it in the end', async () => {
    const first = start();
    await first.printed(/Ready/);
    first.child.kill('SIGTERM');
    await first.ended();
    const orphan = await startOrphan();
    const second = start();
    await second.printed(/Ready/);
    expect(second.output()).toContain(`Using the PostgreSQL that already runs here (process ${orphan}).`);
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
    expect(isAlive(orphan)).toBe(false);
  });

  it('beside a running server uses its database, and leaves it running', async () => {
    const first = start();
    await first.printed(/Ready/);
    const second = start({ PORT: String(await freePort()) });
    await second.printed(/Ready/);
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
    expect(await (await get('/database')).text()).toBe('answered');
  });

  it('is not misled by a lock whose number another program has now', async () => {
    const first = start();
    await first.printed(/Ready/);
    first.child.kill('SIGTERM');
    await first.ended();
    const stranger = spawn('sleep', ['60']);
    const lock = join(folder.path, 'postgres/data/postmaster.pid');
    writeFileSync(lock, `${stranger.pid}\n${join(folder.path, 'postgres/data')}\n1\n5432\n\n\n\nready\n`);
    const second = start();
    await second.printed(/Ready/);
    expect(second.output()).toContain(`process ${stranger.pid} is another program now`);
    stranger.kill();
  });

  it('starts the database again when it is killed, and serves within ten seconds', async () => {
    const server = start();
    await server.printed(/Ready/);
    process.kill(lockedPid(), 'SIGKILL');
    await until(
      async () => (await get('/database')).status === 200 && server.output().includes('starting it again'),
      'the database',
    );
    expect(isAlive(server.pid)).toBe(true);
  });

  it('works where the socket’s path would be too long', async () => {
    const deep = join(folder.path, 'd'.repeat(120));
    const server = start({ DATA_DIR: deep });
    await server.printed(/Ready/);
    expect(await (await get('/database')).text()).toBe('answered');
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  it('shares the port among several web processes and stops them all', async () => {
    const server = start({ WEB_CONCURRENCY: '2' });
    await server.printed(/Ready/);
    expect(await (await get('/database')).text()).toBe('answered');
    expect(await (await get('/metrics', port + 1)).text()).toContain('http_requests_total');
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    await expect(get('/')).rejects.toThrow();
  });
});

describe('a start that cannot be', () => {
  it.each([
    [
      'a port in use',
      async () => ({ PORT: String(await occupiedPort()) }),
      /^Port \d+ is in use by another program; set PORT to another one\.$/m,
    ],
    [
      'an unreachable database',
      async () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }),
      /^The database cannot be reached: .*\.$/m,
    ],
    [
      'a data folder that is read-only',
      async () => ({ DATA_DIR: '/proc/veranda' }),
      /^The data folder \/proc\/veranda cannot be written .*\.$/m,
    ],
    ['a bad setting', async () => ({ PORT: 'abc' }), /^PORT must be a port from 1 to 65534, not “abc”\.$/m],
  ])('for %s says so in one sentence and ends with exit code 1', async (_, settings, sentence) => {
    const server = start(await settings());
    expect(await server.ended()).toBe(1);
    expect(server.output()).toMatch(sentence);
    expect(server.output()).not.toMatch(/^\s+at /m);
  });

  it('for too old a Node says so in one sentence and ends with exit code 1', () => {
    const file = join(folder.path, 'old.mjs');
    const check = join(import.meta.dirname, '../../tools/require-node.mjs');
    writeFileSync(
      file,
      `import { requireNode } from ${JSON.stringify(check)}; requireNode(99); console.log('went on');`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Veranda needs Node 99 or newer .*\.\n$/);
  });
});

describe('a running server', () => {
  it('finishes the requests under way on SIGTERM', async () => {
    const server = start();
    await server.printed(/Ready/);
    const slow = get('/slow');
    await pause(200);
    server.child.kill('SIGTERM');
    expect(await (await slow).text()).toBe('hello');
    expect(await server.ended()).toBe(0);
  });

  it('cuts a connection that pipelines more requests than it reads answers of, and counts it', async () => {
    const server = start();
    await server.printed(/Ready/);
    expect((await pipelined(16)).match(/hello/g)).toHaveLength(16);
    expect(await pipelined(17)).toBe('');
    expect(await (await get('/metrics', port + 1)).text()).toMatch(/\{[^}]*reason="pipelined"[^}]*\} 1\b/);
  });

  it('is not ended by an error that nobody catches', async () => {
    const server = start();
    await server.printed(/Ready/);
    expect((await get('/throw')).status).toBe(500);
    expect((await get('/throw-later')).status).toBe(200);
    await server.printed(/nobody caught/);
    expect(await (await get('/')).text()).toBe('hello');
  });

  it('tells its health, readiness and figures on the port above', async () => {
    const server = start();
    await server.printed(/Ready/);
    expect((await get('/healthz', port + 1)).status).toBe(200);
    expect(await (await get('/readyz', port + 1)).json()).toMatchObject({
      checks: { database: 'ok', migrations: 'ok' },
    });
    expect(await (await get('/metrics', port + 1)).text()).toContain('db_pool_in_use');
  });

  it('stops when the tool that started it is killed, and leaves no process', async () => {
    const tool = startProcess([process.execPath, run, 'tests/processes/plain-server.ts'], {
      PORT: String(port),
      DATA_DIR: folder.path,
    });
    started.push(tool);
    await tool.printed(/Ready/);
    const database = lockedPid();
    tool.child.kill('SIGKILL');
    await tool.ended();
    await until(() => !isAlive(database), 'the database to end');
    await expect(get('/')).rejects.toThrow();
  });
});

/** Bytes read by a socket that asks for a slow answer so many times at once, until it is closed. */
async function pipelined(count: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const request = (more = '') => `GET /slow HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  socket.write(request().repeat(count - 1) + request('Connection: close\r\n'));
  let read = '';
  socket.on('data', (part) => (read += String(part)));
  // A cut is a reset.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return read;
}

async function occupiedPort(): Promise<number> {
  const occupied = await freePort();
  const holder = createServer().listen(occupied).unref();
  await new Promise((resolve) => holder.once('listening', resolve));
  return occupied;
}

async function startOrphan(): Promise<number> {
  const script = join(import.meta.dirname, 'orphan-database.ts');
  const parent = spawnSync(process.execPath, [script, join(folder.path, 'postgres')], { encoding: 'utf8' });
  rmSync(join(folder.path, 'postgres/owner'), { force: true });
  const pid = Number(parent.stdout);
  const lock = join(folder.path, 'postgres/data/postmaster.pid');
  // It writes its lock some time after it has begun.
  await until(
    () => isAlive(pid) && existsSync(lock) && readFileSync(lock, 'utf8').includes('ready'),
    'the orphan',
  );
  return pid;
}
