import { defineConfig } from 'vitest/config';

const database = { globalSetup: ['tests/support/postgres-setup.ts'] };

export default defineConfig({
  test: {
    // `isolate: false` keeps one module graph a worker: 60 files in 0.9 s instead of 16.
    isolate: false,
    // One a processor of the smallest machine: the browsers, servers and databases of two fill it.
    maxWorkers: 2,
    passWithNoTests: true,
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
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          ...database,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Alone: what is killed and timed here is a server of its own. What is too slow twice is too slow.
          retry: 1,
          fileParallelism: false,
          // Of what a file runs at the same time.
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
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
          sequence: { groupOrder: 2 },
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
          fileParallelism: false,
          sequence: { groupOrder: 3 },
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
