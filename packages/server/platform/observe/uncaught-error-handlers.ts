import type { Logger } from './logger.ts';
import { metrics } from './metrics.ts';

/**
 * Errors that nobody caught are logged and counted; the process continues. A request that caused one is
 * answered by its own time limit, and thousands of others under way are not cut off for it.
 */
export function installUncaughtErrorHandlers(log: Logger): void {
  // A log that nobody reads any more must not become an error that is logged in turn.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.on('uncaughtException', (error) => {
    metrics.faults.inc({ kind: 'uncaughtException' });
    log.error({ err: error }, 'an error that nobody caught');
  });
  process.on('unhandledRejection', (reason) => {
    metrics.faults.inc({ kind: 'unhandledRejection' });
    log.error({ err: reason }, 'a rejection that nobody handled');
  });
}
