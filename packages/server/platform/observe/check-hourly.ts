import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/platform/check-invariants';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/drain-outbox.ts';
import { metrics } from './metrics.ts';

/** Milliseconds between two checks of everything that must hold (commerce, alerts: hourly). */
const every = 60 * 60 * 1000;
/** Milliseconds that nobody else begins the same check; a process that died in it is followed by another then. */
const longest = 30 * 60 * 1000;

const topic = 'check-invariants';

type CheckDeps = Pick<Deps, 'db' | 'log' | 'now' | 'newId'>;

/** Asks for the check of this hour: one, whatever the number of workers. */
export async function askForCheck(deps: CheckDeps): Promise<void> {
  const dedupeKey = `${topic}:${Math.trunc(deps.now() / every)}`;
  await deps.db.global((tx) =>
    addToOutbox(tx, { id: deps.newId(), websiteId: null, topic, dedupeKey, payload: {} }),
  );
}

/** Checks every site and tells the operator: an error a violation in the log, their number as a figure. */
export function checkJobs(deps: CheckDeps): Record<string, Job> {
  return {
    [topic]: async (_siteId, _payload, holdFor) => {
      await holdFor(longest);
      const { invariants } = await checkInvariants(deps.db, allInvariants);
      metrics.invariantViolations.reset();
      for (const { id, title, violations } of invariants) {
        metrics.invariantViolations.inc({ invariant: id }, violations.length);
        for (const { website_id, detail } of violations)
          deps.log.error({ invariant: id, website_id, detail }, `does not hold: ${title}`);
      }
      return 'done';
    },
  };
}
