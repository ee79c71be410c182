import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const database = { globalSetup: ['tests/support/postgres-setup.ts'] };
const demoPictures = { globalSetup: ['tests/support/demo-pictures-setup.ts'] };

const contract = {
  include: ['tests/contract/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  ...database,
};

// The contract tests once more, at the same time, against a PostgreSQL that is not the embedded one
// (`.ci/run`).
const contractOfSystem = process.env['SYSTEM_DATABASE_URL']
  ? [{ extends: true as const, test: { name: 'contract-system', ...contract } }]
  : [];

export default defineConfig({
  test: {
    // `isolate: false` keeps one module graph a worker: 60 files in 0.9 s instead of 16.
    isolate: false,
    // One more than there are processors: while a test waits for its browser, server or database, another one works.
    maxWorkers: Math.min(8, availableParallelism() + 1),
    // One group, so that no processor waits for the last file of a project; after it, alone, processes and Lighthouse.
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
        },
      },
      {
        extends: true,
        test: { name: 'conformance', include: ['tests/conformance/**/*.test.ts'], testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'contract', ...contract } },
      ...contractOfSystem,
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Alone: what is killed and timed here is a server of its own. A test that is too slow twice is too
          // slow.
          retry: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // Of what a file runs at the same time.
          maxConcurrency: 2,
          ...demoPictures,
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
          // Alone: its scores are those of a page that has the machine to itself.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...demoPictures,
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
