import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { importTopics } from './begin-import.ts';
import { readImportFiles } from './read-files.ts';
import { runImport } from './run-import.ts';
import { takeBack } from './take-back.ts';

/** Milliseconds that nobody else takes the message of a slice: longer than its last batch of pictures may take. */
const heldFor = 120_000;

/** What imports do in the background. */
export function contentImportJobs(deps: Deps): Readonly<Record<string, Job>> {
  const slice =
    (work: (deps: Deps, site: SiteEntry, id: string) => Promise<void>): Job =>
    async (siteId, payload, holdFor) => {
      const site = await deps.sites.byId(siteId);
      if (!site) return 'done';
      await holdFor(heldFor);
      await work(deps, site, (payload as { importId: string }).importId);
      return 'done';
    };
  return {
    [importTopics.read]: async (siteId, payload, holdFor) => {
      const { importId: id } = payload as { importId: string };
      await readImportFiles(deps, siteId, { id, holdFor });
      return 'done';
    },
    [importTopics.run]: slice(runImport),
    [importTopics.undo]: slice(takeBack),
  };
}
