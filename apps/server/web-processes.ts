import cluster from 'node:cluster';
import type { Logger } from '@veranda/server/platform/observe/logger';
import { SettingRefusal } from './setting-values.ts';

/** The web processes of one machine. */
export interface WebProcesses {
  readonly close: () => Promise<void>;
}

const restartPause = 500;

/**
 * Starts `count` web processes that share the port and the database, and replaces one that ends on its own.
 */
export async function startWebProcesses(
  count: number,
  databaseUrl: string,
  log: Logger,
): Promise<WebProcesses> {
  let closing = false;
  const start = () => cluster.fork({ DATABASE_URL: databaseUrl });
  const listening = Promise.withResolvers<void>();
  let serving = 0;
  cluster.on('listening', () => {
    serving += 1;
    if (serving === count) listening.resolve();
  });
  cluster.on('exit', (worker, code, signal) => {
    if (closing) return;
    if (serving < count)
      return listening.reject(
        new SettingRefusal('A web process ended while it started; its message is above.'),
      );
    log.error({ pid: worker.process.pid, code, signal }, 'a web process ended; starting another');
    setTimeout(() => closing || start(), restartPause);
  });
  for (let index = 0; index < count; index += 1) start();
  await listening.promise;
  return {
    close: async () => {
      closing = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const ended = workers.map(
        (worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
      );
      for (const worker of workers) worker.process.kill('SIGTERM');
      await Promise.all(ended);
    },
  };
}
