import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './server-lock.ts';

/** Writes down that this process is the one to stop the server. */
export function claimServer(home: string): void {
  writeFileSync(ownerFile(home), `${process.pid} ${processBirth(process.pid)}\n`);
}

/** True when another living process is the one to stop the server. */
export function isOwnedByAnother(home: string): boolean {
  const [pid, birth] = readOwner(home);
  return Number(pid) !== process.pid && birth !== undefined && processBirth(Number(pid)) === birth;
}

/** Removes the note again. */
export function releaseServer(home: string): void {
  const [pid] = readOwner(home);
  if (Number(pid) === process.pid) rmSync(ownerFile(home), { force: true });
}

function ownerFile(home: string): string {
  return join(home, 'owner');
}

function readOwner(home: string): readonly string[] {
  try {
    return readFileSync(ownerFile(home), 'utf8').trim().split(' ');
  } catch {
    return [];
  }
}
