import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from '../database-refusal.ts';
import { commandAs } from './server-account.ts';
import { superuser } from './server-address.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { makePrivate, type ServerPlace } from './server-place.ts';

/** Input of the first start of a server. */
interface Initialisation {
  readonly place: ServerPlace;
  readonly binaries: ServerBinaries;
  readonly durable: boolean;
  readonly notice: (sentence: string) => void;
}

/**
 * Makes the data folder where there is none, and returns the superuser's password. The folder appears under
 * its name only when it is whole, so that a start that is killed or overtaken leaves nothing half made.
 */
export async function initialiseData({ place, binaries, durable, notice }: Initialisation): Promise<string> {
  const password = superuserPassword(place);
  if (existsSync(join(place.data, 'PG_VERSION'))) {
    refuseForeignData(place);
    return password;
  }
  notice('Making a new database …');
  const unfinished = `${place.data}.${process.pid}`;
  const passwordFile = join(place.socket, `password.${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  makePrivate(unfinished, place.account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  const [program, ...args] = commandAs(place.account, [
    binaries.initdb,
    '-D',
    unfinished,
    '-U',
    superuser,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const result = spawnSync(program, args, { cwd: '/', env: { TZ: 'UTC', LC_ALL: 'C' }, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new DatabaseRefusal(initialisationProblem(result.stderr ?? ''));
  }
  moveInPlace(unfinished, place.data);
  return password;
}

function initialisationProblem(said: string): string {
  if (said.includes('could not look up effective user')) {
    const cause = `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none on this system`;
    return `${cause}; start Veranda as another user or set DATABASE_URL.`;
  }
  const last = said.trim().split('\n').at(-1) ?? '';
  return `PostgreSQL’s data folder could not be made: ${last.replace(/^initdb: (error: )?/, '').replace(/\.$/, '')}.`;
}

function superuserPassword(place: ServerPlace): string {
  const file = join(place.home, 'password');
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch {
    // made by an earlier start
  }
  return readFileSync(file, 'utf8');
}

function refuseForeignData(place: ServerPlace): void {
  const owner = statSync(place.data).uid;
  if (owner !== (place.account?.uid ?? process.getuid?.())) {
    throw new DatabaseRefusal(
      `The database in ${place.data} belongs to another user; start Veranda as that user or as root, or choose another DATA_DIR.`,
    );
  }
}

function moveInPlace(unfinished: string, data: string): void {
  try {
    renameSync(unfinished, data);
  } catch {
    // Another start was faster, and its folder serves as well as ours.
    rmSync(unfinished, { recursive: true, force: true });
  }
}
