import { statfs } from 'node:fs/promises';
import { readBacklog } from '@veranda/db/platform/backlog';
import type { Database } from '@veranda/db/platform/database';
import { newestVersion, readSchemaVersion } from '@veranda/db/platform/schema-version';
import { metrics } from './metrics.ts';
import type { ReadinessCheck } from './readiness.ts';

const smallestFreeShare = 0.05;
const maxBacklogSeconds = 300;

/**
 * The checks of `/readyz`: database, migrations, disk (5 % free) and the age of the oldest waiting message (5
 * minutes).
 */
export function readinessChecks(
  database: Database,
  dataDir: string,
  isStopping: () => boolean,
): ReadinessCheck[] {
  return [
    { name: 'process', essential: true, problem: async () => (isStopping() ? 'stopping' : null) },
    {
      name: 'database',
      essential: true,
      problem: async () => ((await database.isReachable()) ? null : 'unreachable'),
    },
    { name: 'migrations', essential: true, problem: () => migrationProblem(database) },
    { name: 'disk', essential: false, problem: () => diskProblem(dataDir) },
    { name: 'queue', essential: false, problem: () => queueProblem(database) },
  ];
}

async function migrationProblem(database: Database): Promise<string | null> {
  const [found, wanted] = [await readSchemaVersion(database), newestVersion()];
  return found === wanted ? null : `at ${found}, expected ${wanted}`;
}

async function diskProblem(dataDir: string): Promise<string | null> {
  const { bavail, blocks } = await statfs(dataDir);
  return bavail / blocks >= smallestFreeShare ? null : `${((bavail / blocks) * 100).toFixed(1)} % free`;
}

async function queueProblem(database: Database): Promise<string | null> {
  const { waiting, oldestSeconds } = await readBacklog(database);
  metrics.outboxDepth.set(waiting);
  metrics.outboxOldest.set(oldestSeconds);
  return oldestSeconds <= maxBacklogSeconds
    ? null
    : `the oldest message waits ${Math.round(oldestSeconds)} s`;
}
