import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseRefusal } from './database-refusal.ts';
import { initialiseData } from './embedded/initialise-data.ts';
import { databaseUrl, serverAnswers } from './embedded/server-address.ts';
import { type ServerBinaries, serverBinaries } from './embedded/server-binaries.ts';
import { lockHolder, processBirth, readLock } from './embedded/server-lock.ts';
import { claimServer, isOwnedByAnother, releaseServer } from './embedded/server-owner.ts';
import { type ServerPlace, serverPlace } from './embedded/server-place.ts';
import { removeFalseLock, type ServerProcess, spawnServer } from './embedded/server-process.ts';

/** Options of an embedded server. */
interface EmbeddedPostgresOptions {
  /** The folder that keeps everything of the server; made when absent. */
  readonly folder: string;
  /** False only for data that nobody will miss, such as a test's: nothing is forced to the disk. */
  readonly durable?: boolean;
  /** Told in one sentence what the launcher does or meets; silent when absent. */
  readonly onNotice?: (sentence: string) => void;
}

/** A running PostgreSQL of our own. */
interface EmbeddedPostgres {
  /**
   * The address of one of its databases, for a superuser. It stays the same when the server is started again.
   */
  readonly url: (database: string) => string;
  /** The number of the server's process. */
  readonly pid: () => number;
  /** False while another living process is responsible for the server. */
  readonly isOurs: () => boolean;
  /** Stops the server, unless another living process is responsible for it. */
  readonly stop: () => Promise<void>;
}

const startLimit = 30_000;
const watchInterval = 500;
const maxRestartPauseMs = 5_000;

/** Setup needed to start a folder's server and to reach it. */
interface ServerSetup {
  readonly place: ServerPlace;
  readonly binaries: ServerBinaries;
  readonly durable: boolean;
  readonly url: EmbeddedPostgres['url'];
  readonly notice: (sentence: string) => void;
}

/** A server that is watched: another process takes the place of one that is lost. */
interface WatchedServer {
  current: ServerProcess;
  stopping: boolean;
}

/**
 * Starts the PostgreSQL that belongs to `folder`, or adopts the one that still runs there. It is watched from
 * then on and started again when it is lost. It listens on a socket only, and ends when this process ends in
 * whatever way.
 * @throws DatabaseRefusal when it cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const setup = await prepareServer(options);
  const server: WatchedServer = { current: await ensureServer(setup), stopping: false };
  void watchServer(server, setup);
  return {
    url: setup.url,
    pid: () => server.current.pid,
    isOurs: () => !isOwnedByAnother(setup.place.home),
    stop: () => stopWatched(server, setup.place),
  };
}

async function prepareServer(options: EmbeddedPostgresOptions): Promise<ServerSetup> {
  const { folder, durable = true, onNotice: notice = () => {} } = options;
  const place = serverPlace(folder);
  const binaries = serverBinaries(place.account, place.binariesCopy);
  const password = await initialiseData({ place, binaries, durable, notice });
  const url = (database: string) => databaseUrl({ socket: place.socket, password, database });
  return { place, binaries, durable, url, notice };
}

async function ensureServer(setup: ServerSetup): Promise<ServerProcess> {
  const { place, binaries, durable, notice } = setup;
  const limit = Date.now() + startLimit;
  while (Date.now() < limit) {
    const adopted = await adoptServer(setup);
    if (adopted) return adopted;
    const lock = readLock(place.data);
    if (lock && lockHolder(lock.pid, place.data) === 'our server') await pause(50);
    else {
      if (lock) removeFalseLock(place.data, lock.pid, notice);
      const started = await spawnServer({ place, binaries, durable, limit });
      if (started) {
        claimServer(place.home);
        return started;
      }
    }
  }
  throw new DatabaseRefusal(
    `PostgreSQL was not ready in ${startLimit / 1000} s; its log is ${join(place.home, 'postgres.log')}.`,
  );
}

async function adoptServer({ place, url, notice }: ServerSetup): Promise<ServerProcess | undefined> {
  const lock = readLock(place.data);
  if (!lock?.ready || lockHolder(lock.pid, place.data) !== 'our server') return undefined;
  if (!(await serverAnswers(url('postgres')))) return undefined;
  if (!isOwnedByAnother(place.home)) claimServer(place.home);
  notice(`Using the PostgreSQL that already runs here (process ${lock.pid}).`);
  return { pid: lock.pid, birth: processBirth(lock.pid) };
}

async function watchServer(server: WatchedServer, setup: ServerSetup): Promise<void> {
  let wait = 0;
  while (!server.stopping) {
    await pause(watchInterval, undefined, { ref: false });
    if (server.stopping || processBirth(server.current.pid) === server.current.birth) continue;
    setup.notice('PostgreSQL has ended unexpectedly; starting it again.');
    try {
      server.current = await ensureServer(setup);
      wait = 0;
    } catch (error) {
      setup.notice(
        `PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`,
      );
      wait = Math.min(maxRestartPauseMs, wait * 2 + 250);
      await pause(wait, undefined, { ref: false });
    }
  }
}

async function stopWatched(server: WatchedServer, place: ServerPlace): Promise<void> {
  server.stopping = true;
  if (isOwnedByAnother(place.home)) return;
  await stopServer(server.current);
  releaseServer(place.home);
  // Empty now, and made again by the next start: it may lie in the system's folder for temporary files.
  rmSync(place.socket, { recursive: true, force: true });
}

const fastStopLimit = 15_000;

// SIGINT is PostgreSQL's fast shutdown: sessions are cut and everything is written; SIGQUIT leaves it to
// recovery.
async function stopServer(server: ServerProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (processBirth(server.pid) !== server.birth) return;
    process.kill(server.pid, signal);
    const limit = Date.now() + fastStopLimit;
    while (processBirth(server.pid) === server.birth && Date.now() < limit) await pause(10);
  }
}
