import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = dirname(import.meta.dirname);
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const report = join(projectFolder, 'test-results', 'vitest.json');

/** Runs the test runner with a readable report on the terminal and a JSON report beside it. */
export function runTests(args: readonly string[]): void {
  mkdirSync(dirname(report), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  process.on('disconnect', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runTests(process.argv.slice(2));
