import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const askAgainMs = 100;
/** No work takes longer: the number of an older claim may be another process by now. */
const longestWorkMs = 600_000;

/**
 * Runs the work while no other process of this machine runs it for the same file name; who comes second waits,
 * and then runs it too. The claim is the file, with the number of the process that has it; a claim whose
 * process has ended, or that is ten minutes old, counts for nothing.
 */
export async function withClaim<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await claim(file))) await pause(askAgainMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function claim(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (await isAbandoned(file)) await rm(file, { force: true });
  return false;
}

async function isAbandoned(file: string): Promise<boolean> {
  const since = (await stat(file).catch(() => null))?.mtimeMs;
  if (since !== undefined && since < Date.now() - longestWorkMs) return true;
  // A number that is not there yet is being written.
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  return holder > 0 && !isRunning(holder);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
