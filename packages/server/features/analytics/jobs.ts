import { forgetSent } from '@veranda/db/platform/outbox';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import { foldVisits } from './fold-visits.ts';
import { sendEventJob } from './send-event.ts';
import { weeklyMailJobs } from './weekly-mail.ts';

/** Milliseconds that nobody else begins the same fold. */
const maxFoldMs = 10 * 60 * 1000;
/** Milliseconds that sent messages of folds and events are kept: one a minute alone would be half a million rows a year. */
const keptMs = 60 * 60 * 1000;

/** Folds what visitors did into sums. */
export function analyticsJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    ...sendEventJob(deps),
    ...weeklyMailJobs(deps),
    'fold-visits': async (_siteId, _payload, holdFor) => {
      await holdFor(maxFoldMs);
      await foldVisits(deps);
      const before = new Date(deps.now() - keptMs);
      for (const topic of ['fold-visits', 'send-event'])
        await deps.db.global((tx) => forgetSent(tx, topic, before));
      return 'done';
    },
  };
}
