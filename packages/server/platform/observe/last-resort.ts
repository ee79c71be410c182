import type { Logger } from '../deps.ts';
import { metrics } from './metrics.ts';

/**
 * Errors that nobody caught are logged and counted; the process goes on. A request that caused one is answered by its
 * own time limit, and thousands of others under way are not cut off for it.
 */
export function installLastResort(log: Logger): void {
  process.on('uncaughtException', (error) => {
    metrics.faults.inc({ kind: 'uncaughtException' });
    log.error({ err: error }, 'an error that nobody caught');
  });
  process.on('unhandledRejection', (reason) => {
    metrics.faults.inc({ kind: 'unhandledRejection' });
    log.error({ err: reason }, 'a rejection that nobody handled');
  });
}
