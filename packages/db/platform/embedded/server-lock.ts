import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of `postmaster.pid`, as PostgreSQL wrote them. */
interface ServerLock {
  readonly pid: number;
  readonly ready: boolean;
}

/** Holder of a lock, by its process number. */
type LockHolder = 'our server' | 'nobody' | 'zombie' | 'another program';

// The lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory,
// status.
const statusLine = 7;

/** Reads the lock of a data folder; `undefined` when there is none or it is only half written. */
export function readLock(dataFolder: string): ServerLock | undefined {
  const lines = readOrUndefined(join(dataFolder, 'postmaster.pid'))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, ready: lines[statusLine]?.trim() === 'ready' };
}

/** Finds out who bears the number in a lock: after a kill or a restart of the machine it may be anyone. */
export function lockHolder(pid: number, dataFolder: string): LockHolder {
  const state = processState(pid);
  if (state === undefined) return 'nobody';
  if (state === 'Z' || state === 'X') return 'zombie';
  const command = readOrUndefined(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
  const isOurs = command[0]?.endsWith('postgres') && command.includes(dataFolder);
  return isOurs ? 'our server' : 'another program';
}

/** When a process began, in the kernel's own unit: with the number it names a process for good. */
export function processBirth(pid: number): string | undefined {
  return processFields(pid)?.[19];
}

function processState(pid: number): string | undefined {
  return processFields(pid)?.[0];
}

// The name of the program is in parentheses and may hold anything, so the fields are counted from its end.
function processFields(pid: number): readonly string[] | undefined {
  const line = readOrUndefined(`/proc/${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ');
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
