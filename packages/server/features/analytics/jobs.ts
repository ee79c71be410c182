import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import { foldVisits } from './fold-visits.ts';
import { sendEventJob } from './send-event.ts';
import { weeklyMailJobs } from './weekly-mail.ts';

/** Milliseconds that nobody else begins the same fold. */
const maxFoldMs = 10 * 60 * 1000;
/** Milliseconds between two folds: the message stays in the outbox, where one a minute would stay for ever. */
const foldEveryMs = 60 * 1000;

/** Folds what visitors did into sums. */
export function analyticsJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    ...sendEventJob(deps),
    ...weeklyMailJobs(deps),
    'fold-visits': async (_siteId, _payload, holdFor) => {
      await holdFor(maxFoldMs);
      await foldVisits(deps);
      await holdFor(foldEveryMs);
      return 'again';
    },
  };
}
