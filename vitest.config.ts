import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const database = { globalSetup: ['tests/support/postgres-setup.ts'] };
const firstStart = { globalSetup: ['tests/support/first-start-setup.ts'] };

// What is killed, timed or measured has fewer beside it; it is judged by the time of its processor.
const afterTheOthers = { maxWorkers: 3, sequence: { groupOrder: 1 } };

const contract = {
  include: ['tests/contract/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  ...database,
};

// What rests on how an engine locks and commits runs on both (`.ci/run`); of the other statements of the contract
// tests the second engine makes plans, and it carries the browser tests.
const contractOfSystem = process.env['SYSTEM_DATABASE_URL']
  ? [
      {
        extends: true as const,
        test: {
          ...contract,
          name: 'contract-system',
          include: [
            'tests/contract/{database-unavailable,invariants,migrate,outbox,tenancy,transactions}.test.ts',
            'tests/contract/{documents,payments,model}/**/*.test.ts',
          ],
        },
      },
    ]
  : [];

export default defineConfig({
  test: {
    // `isolate: false` keeps one module graph a worker: 60 files in 0.9 s instead of 16.
    isolate: false,
    // Room for young objects (MB): fewer collections, 4 % less processor time of Node in the contract tests.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
    // Three more than there are processors: while a test waits for its browser, server or database, others work.
    maxWorkers: Math.min(8, availableParallelism() + 3),
    // One group, so that no processor waits for the last file of a project; after it processes and what measures.
    sequence: { sequencer: LongestFirst },
    passWithNoTests: true,
    // The texts of style sheets; without it they are empty in tests.
    css: { include: [/\.(?:css|less)\?raw$/] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Nothing here is timed, and the machine may be busy.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'contract', setupFiles: ['tests/support/plan-statements.ts'], ...contract },
      },
      ...contractOfSystem,
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          exclude: ['tests/processes/benches.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // What is killed and timed here is a server of its own. A test that is too slow twice is too slow.
          retry: 1,
          ...afterTheOthers,
          ...firstStart,
        },
      },
      {
        extends: true,
        test: {
          name: 'benches',
          include: ['tests/processes/benches.test.ts'],
          testTimeout: 300_000,
          retry: 1,
          ...afterTheOthers,
          // Of the benches that the file runs.
          maxConcurrency: 2,
          ...firstStart,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude: ['tests/e2e/lighthouse.e2e.ts'],
          // A browser shares the machine with the servers it looks at: what fails twice is a failure.
          retry: 1,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...database,
        },
      },
      {
        extends: true,
        test: {
          name: 'lighthouse',
          include: ['tests/e2e/lighthouse.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...afterTheOthers,
          ...firstStart,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tools/**/*.test.ts', 'tests/house/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
