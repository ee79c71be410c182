import { failBrokenRun } from '@veranda/db/catalog/import-runs';
import { findSiteIds } from '@veranda/db/sites/reader';
import { productTrashDays } from '@veranda/domain/catalog/trash';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { finishImport } from './import-products.ts';
import type { WantedImages } from './import-images.ts';
import { emptyTrash } from './product-trash.ts';

/** Longer than an import may fetch pictures: nobody else takes its message in the meantime (milliseconds). */
const picturesWithin = 15 * 60_000;

/** Milliseconds that nobody else begins the same sweep. */
const maxSweepMs = 30 * 60 * 1000;

/** Jobs of imports after their rows are written, and the end of what has been in the trash for 30 days. */
export function catalogJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'import-images': async (siteId, payload, holdFor) => {
      const site = await deps.sites.byId(siteId);
      if (!site) return 'done';
      await holdFor(picturesWithin);
      await finishImport(deps, site, payload as { runId: string; wanted: WantedImages[] });
      return 'done';
    },
    'empty-product-trash': async (_siteId, _payload, holdFor) => {
      await holdFor(maxSweepMs);
      for (const siteId of await deps.db.global((tx) => findSiteIds(tx), { readOnly: true }))
        await emptyTrash(deps, siteId, productTrashDays);
      return 'done';
    },
    'import-watch': async (siteId, payload) => {
      const { runId } = payload as { runId: string };
      await deps.db.forSite(siteId, (tx) => failBrokenRun(tx, runId));
      return 'done';
    },
  };
}
