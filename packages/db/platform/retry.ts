import { setTimeout as pause } from 'node:timers/promises';

const attempts = 6;
const firstPause = 4;

// PostgreSQL's own word for "run the whole transaction again": serialization_failure and deadlock_detected.
const transient = new Set(['40001', '40P01']);

/**
 * Runs a transaction again while PostgreSQL asks for it: six times in all, with growing pauses of random
 * length (≤ 128 ms).
 */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await pause(Math.random() * firstPause * 2 ** attempt);
    }
  }
}

/** True when running the same transaction again may succeed. */
function isTransient(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && transient.has(error.code)
  );
}
