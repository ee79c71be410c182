import { thinVersions } from '@veranda/db/documents/versions';
import { findSiteIds } from '@veranda/db/sites/reader';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';

/** Milliseconds that nobody else begins the same sweep. */
const maxSweepMs = 30 * 60 * 1000;

/** Lets automatic versions of documents go that are no longer kept. */
export function documentJobs({ db }: Pick<Deps, 'db'>): Readonly<Record<string, Job>> {
  return {
    'thin-versions': async (_siteId, _payload, holdFor) => {
      await holdFor(maxSweepMs);
      for (const siteId of await db.global((tx) => findSiteIds(tx), { readOnly: true }))
        await db.forSite(siteId, (tx) => thinVersions(tx));
      return 'done';
    },
  };
}
