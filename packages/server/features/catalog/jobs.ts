import { failBrokenRun } from '@veranda/db/catalog/import-runs';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { finishImport } from './import-products.ts';
import type { WantedImages } from './import-images.ts';

/** Longer than an import may fetch pictures: nobody else takes its message in the meantime (milliseconds). */
const picturesWithin = 15 * 60_000;

/** Jobs of imports after their rows are written. */
export function catalogJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'import-images': async (siteId, payload, holdFor) => {
      const site = await deps.sites.byId(siteId);
      if (!site) return 'done';
      await holdFor(picturesWithin);
      await finishImport(deps, site, payload as { runId: string; wanted: WantedImages[] });
      return 'done';
    },
    'import-watch': async (siteId, payload) => {
      const { runId } = payload as { runId: string };
      await deps.db.forSite(siteId, (tx) => failBrokenRun(tx, runId));
      return 'done';
    },
  };
}
