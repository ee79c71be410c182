import { findExpiredFiles, forgetFile, forgetReplacedFiles } from '@veranda/db/media/trash';
import { findPublishedFileUses } from '@veranda/db/media/uses';
import { deleteOldUploads } from '@veranda/db/media/uploads';
import { findSiteIds } from '@veranda/db/sites/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { trashDays } from '@veranda/domain/media/file-list';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { discardFile } from './delete-asset.ts';
import { removeParts } from '../../services/sites/uploads/upload-parts.ts';

/** Milliseconds that nobody else begins the same sweep. */
const maxSweepMs = 30 * 60 * 1000;

/**
 * Lets files go that have been in the trash for 30 days, and replaced ones, unless something published shows them; and what
 * arrived of uploads that were given up.
 */
export function mediaJobs(deps: Pick<Deps, 'db' | 'storage'>): Readonly<Record<string, Job>> {
  return {
    'empty-file-trash': async (_siteId, _payload, holdFor) => {
      await holdFor(maxSweepMs);
      for (const siteId of await deps.db.global((tx) => findSiteIds(tx), { readOnly: true })) {
        const files = await deps.db.forSite(siteId, forgetExpired);
        for (const file of files) await discardFile(deps, siteId, file);
        const uploads = await deps.db.forSite(siteId, deleteOldUploads);
        for (const upload of uploads) await removeParts(deps, siteId, upload);
      }
      return 'done';
    },
  };
}

async function forgetExpired(tx: SiteTransaction) {
  const files = await forgetReplacedFiles(tx);
  for (const id of await findExpiredFiles(tx, trashDays)) {
    if ((await findPublishedFileUses(tx, id)).length > 0) continue;
    const file = await forgetFile(tx, id);
    if (file !== null) files.push(file);
  }
  return files;
}
