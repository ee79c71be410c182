import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseRefusal } from '../database-refusal.ts';
import { commandAs } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { lockHolder, processBirth, readLock } from './server-lock.ts';
import type { ServerPlace } from './server-place.ts';

/** A server's process; the number alone may be given to another one later. */
export interface ServerProcess {
  readonly pid: number;
  readonly birth: string | undefined;
}

/** Input of a start of the server. */
interface ServerStart {
  readonly place: ServerPlace;
  readonly binaries: ServerBinaries;
  readonly durable: boolean;
  /** The moment (ms since 1970) to give up at. */
  readonly limit: number;
}

const maxLogBytes = 10_000_000;

/**
 * Starts the server and waits until it takes connections; `undefined` when another process was first.
 * @throws DatabaseRefusal when PostgreSQL ends on its own, with what it said last
 */
export async function spawnServer({
  place,
  binaries,
  durable,
  limit,
}: ServerStart): Promise<ServerProcess | undefined> {
  const logFile = join(place.home, 'postgres.log');
  const log = openLog(logFile);
  const logStart = statSync(logFile).size;
  const [program, ...args] = commandAs(
    place.account,
    [binaries.postgres, '-D', place.data, ...settings(place, durable)],
    {
      endsWithParent: true,
    },
  );
  // Detached: a Ctrl-C in the terminal is for us, and we stop the server after our own work is done.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
    env: { TZ: 'UTC' },
  });
  closeSync(log);
  child.on('error', () => {});
  child.unref();
  while (child.exitCode === null && child.signalCode === null && Date.now() < limit) {
    const lock = readLock(place.data);
    if (lock?.ready && lock.pid === child.pid) return { pid: lock.pid, birth: processBirth(lock.pid) };
    await pause(10);
  }
  const said = readFileSync(logFile).subarray(logStart).toString();
  if (/lock file|shared memory block/.test(said)) {
    await pause(200);
    return undefined;
  }
  child.kill('SIGQUIT');
  throw new DatabaseRefusal(`PostgreSQL did not start: ${lastMessage(said)} (its log is ${logFile}).`);
}

/**
 * Removes a lock whose number now belongs to a zombie or to another program; PostgreSQL itself sees one that
 * is gone.
 */
export function removeFalseLock(dataFolder: string, pid: number, notice: (sentence: string) => void): void {
  const holder = lockHolder(pid, dataFolder);
  if (holder === 'our server') return;
  if (holder === 'nobody')
    notice('The last run did not end in order; PostgreSQL recovers what it had written.');
  else
    notice(
      `Removing a lock that a killed run left behind (process ${pid} is ${holder === 'zombie' ? 'a zombie' : 'another program'} now).`,
    );
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
}

function settings(place: ServerPlace, durable: boolean): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: place.socket,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '64MB',
    max_wal_size: '192MB',
    min_wal_size: '48MB',
    // Without parallel workers no shared memory beyond the buffers is asked for: containers give little of it.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...(durable
      ? // A fresh shop is read as it should be as soon as its tables have statistics: without them joins are planned blindly.
        { autovacuum_naptime: '5s' }
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600);
  if (statSync(file).size > maxLogBytes) truncateSync(file);
  return log;
}

function lastMessage(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'it said nothing';
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').replace(/\.$/, '');
}
