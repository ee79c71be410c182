import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingRefusal } from './setting-values.ts';

/** A key and its name. */
interface CrumbKey {
  readonly id: string;
  readonly key: Uint8Array;
}

const shortestKey = 32;

/** Makes the data folder and tries to write in it. @throws SettingRefusal when that fails */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    // Root passes every check of rights, and a read-only mount shows only in the attempt.
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new SettingRefusal(
      `The data folder ${folder} cannot be written (${reason(error)}); make it writable or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The keys of the crumb: from the setting, or made at first start and kept in the data folder for its owner
 * alone.
 */
export function crumbKeys(setting: string | undefined, folder: string): readonly CrumbKey[] {
  return keyRing('CRUMB_KEYS', setting, join(folder, 'crumb-keys'));
}

/** The keys that secrets are sealed with at rest, likewise; each has 32 bytes. */
export function sealKeys(setting: string | undefined, folder: string): readonly CrumbKey[] {
  const keys = keyRing('SEAL_KEYS', setting, join(folder, 'seal-keys'));
  if (keys.every(({ key }) => key.length === shortestKey)) return keys;
  throw new SettingRefusal('SEAL_KEYS must have keys of exactly 32 bytes.');
}

function keyRing(name: string, setting: string | undefined, file: string): readonly CrumbKey[] {
  const text = setting ?? storedSecret(file, () => `k1:${randomBytes(shortestKey).toString('base64url')}`);
  return text
    .trim()
    .split(',')
    .map((entry) => {
      const [id, encoded] = entry.split(':');
      const key = Buffer.from(encoded ?? '', 'base64url');
      if (id && key.length >= shortestKey) return { id, key };
      throw new SettingRefusal(
        `${name} must be id:key pairs separated by commas, each key 32 bytes or more in base64url.`,
      );
    });
}

function storedSecret(file: string, make: () => string): string {
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}

// Not mkdir's own recursion: it never returns where the system denies a new folder with ENOENT, as below
// /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o755 });
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    {
      EROFS: 'it is read-only',
      ENOENT: 'no folder can be made there',
      EACCES: 'no permission',
      ENOTDIR: 'a file stands in its place',
      EEXIST: 'a file stands in its place',
      ENOSPC: 'the disk is full',
    }[code] ?? String(error)
  );
}
