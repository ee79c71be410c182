import { findSiteIds } from '@veranda/db/sites/reader';
import { pageTrashDays } from '@veranda/domain/pages/trash';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import { emptyTrash } from './page-trash.ts';

/** Milliseconds that nobody else begins the same sweep. */
const maxSweepMs = 30 * 60 * 1000;

/** The end of pages that have been in the trash for 30 days. */
export function pageJobs(deps: Pick<Deps, 'db' | 'storage'>): Readonly<Record<string, Job>> {
  return {
    'empty-page-trash': async (_siteId, _payload, holdFor) => {
      await holdFor(maxSweepMs);
      for (const siteId of await deps.db.global((tx) => findSiteIds(tx), { readOnly: true }))
        await emptyTrash(deps, siteId, pageTrashDays);
      return 'done';
    },
  };
}
