import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseRefusal } from '../database-refusal.ts';
import { canReach, type ServerAccount, serverAccount } from './server-account.ts';

/**
 * The folders of one embedded server. `home` belongs to us, `data` and `socket` to the account of the server.
 */
export interface ServerPlace {
  readonly home: string;
  readonly data: string;
  readonly socket: string;
  readonly binariesCopy: string;
  readonly account: ServerAccount | undefined;
}

// sun_path holds 108 bytes with the closing zero; PostgreSQL adds "/.s.PGSQL.5432.lock" to the folder.
const maxSocketFolderLength = 107 - '/.s.PGSQL.5432.lock'.length;

/**
 * Folders in which root keeps data that an unprivileged server cannot reach under its own data folder; the
 * first that can be made wins.
 */
const openFolders = ['/var/lib/veranda', '/var/tmp/veranda', join(tmpdir(), 'veranda')];

/**
 * Chooses and makes the folders of the server that belongs to `home`. Data goes into `home` itself, or, where
 * a closed parent folder keeps the server's account out of it, into an open folder whose name is written down
 * in `home/elsewhere`.
 */
export function serverPlace(home: string): ServerPlace {
  const folder = resolve(home);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const elsewhere = join(folder, 'elsewhere');
  const known = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : undefined;
  const account = serverAccount(join(known ?? folder, 'data'));
  if (!known && canReach(account, folder)) return madePlace(folder, folder, account);
  const open = known ?? openFolder();
  mkdirSync(open, { recursive: true, mode: 0o755 });
  writeFileSync(elsewhere, `${open}\n`);
  return madePlace(folder, open, account);
}

function madePlace(home: string, base: string, account: ServerAccount | undefined): ServerPlace {
  const socket = socketFolder(base);
  makePrivate(socket, account);
  return { home, data: join(base, 'data'), socket, binariesCopy: join(base, 'binaries'), account };
}

function socketFolder(base: string): string {
  const wanted = join(base, 'socket');
  if (Buffer.byteLength(wanted) <= maxSocketFolderLength) return wanted;
  const name = createHash('sha256').update(base).digest('hex').slice(0, 16);
  return join(Buffer.byteLength(tmpdir()) <= 40 ? tmpdir() : '/tmp', `veranda-${name}`);
}

/** Makes a folder that only the server's account may enter, and refuses one that somebody else prepared. */
export function makePrivate(folder: string, account: ServerAccount | undefined): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made && account) chownSync(folder, account.uid, account.gid);
  const status = lstatSync(folder);
  if (!status.isDirectory() || status.uid !== (account?.uid ?? process.getuid?.())) {
    throw new DatabaseRefusal(
      `The folder ${folder} belongs to another user; start Veranda as that user or choose another DATA_DIR.`,
    );
  }
  if (made) chmodSync(folder, 0o700);
}

function openFolder(): string {
  for (const folder of openFolders) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      return join(folder, randomUUID());
    } catch {
      // the next one
    }
  }
  throw new DatabaseRefusal(
    'No folder was found that the database server may use; set DATABASE_URL instead.',
  );
}
