import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import type { PlatformDeps } from '../deps.ts';
import type { Job } from './drain-outbox.ts';
import { metrics } from '../observe/metrics.ts';

/**
 * Milliseconds that nobody else begins the same check; a process that died in it is followed by another then.
 */
const maxRunMs = 30 * 60 * 1000;

/**
 * Checks everything that must hold in every site (once an hour) and tells the operator: an error a violation
 * in the log, their number as a figure.
 */
export function checkJobs(deps: Pick<PlatformDeps, 'db' | 'log'>): Record<string, Job> {
  return {
    'check-invariants': async (_siteId, _payload, holdFor) => {
      await holdFor(maxRunMs);
      const { invariants } = await checkInvariants(deps.db, allInvariants);
      metrics.invariantViolations.reset();
      for (const { id, title, violations } of invariants) {
        metrics.invariantViolations.inc({ invariant: id }, violations.length);
        for (const { siteId, detail } of violations)
          deps.log.error({ invariant: id, site_id: siteId, detail }, `does not hold: ${title}`);
      }
      return 'done';
    },
  };
}
