import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Recording } from '../cart/record-statements.ts';

/** Options that start a product so that its statements can be recorded. */
const recordingFile = join(tmpdir(), `veranda-statements-${process.pid}.json`);
export const recordingEnvironment = {
  RECORD_STATEMENTS: recordingFile,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('../cart/record-statements.ts', import.meta.url)}`,
} as const;

/** Takes what a product has sent to its database since the last time. */
export async function takeStatements(product: {
  readonly kill: (signal: 'SIGUSR2') => void;
}): Promise<Recording> {
  rmSync(recordingFile, { force: true });
  product.kill('SIGUSR2');
  for (;;) {
    await pause(50);
    try {
      return JSON.parse(readFileSync(recordingFile, 'utf8')) as Recording;
    } catch {
      // It is written in a moment.
    }
  }
}

/** Removes the file. */
export function endRecording(): void {
  rmSync(recordingFile, { force: true });
}
