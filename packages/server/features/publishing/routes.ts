import { listRevisions, publishSite, switchRevision, unpublishSite } from '@veranda/contracts/publishing';
import {
  findLiveRevision,
  findRevision,
  findRevisions,
  type RevisionRecord,
} from '@veranda/db/publishing/reader';
import { followRevision } from '@veranda/db/forms/writer';
import { switchPublished } from '@veranda/db/publishing/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { publishDraft, waitLimit } from './publish-draft.ts';
import { createSiteQueue } from './site-queue.ts';

/** Publishing, taking off the net, and going back. */
export function publishingRoutes(deps: Deps): Route[] {
  const queue = createSiteQueue(waitLimit);
  return [
    route(publishSite, async (call) => {
      const site = siteOf(call);
      const by = { accountId: accountOf(call).id, note: call.body.note ?? '' };
      const made = await queue.run(site.id, () => publishDraft(deps, site, by));
      if (isRefusal(made)) return made;
      const { revision, isNew } = made;
      return { revision: presentRevision(revision, revision.id), url: `${site.origin}/`, changed: isNew };
    }),
    route(unpublishSite, async (call) => {
      const site = siteOf(call);
      await deps.db.forSite(site.id, (tx) => switchPublished(tx, null));
      await deps.sites.refresh(site.id);
      return { published: false as const };
    }),
    route(listRevisions, async (call) => {
      const site = siteOf(call);
      return deps.db.forSite(site.id, async (tx) => {
        const live = await findLiveRevision(tx);
        const rows = await findRevisions(tx);
        return { revisions: rows.map((row) => presentRevision(row, live?.id ?? null)) };
      });
    }),
    route(switchRevision, async (call) => {
      const site = siteOf(call);
      const row = await deps.db.forSite(site.id, (tx) => goBackTo(tx, call.params.revision));
      if (!row) return refuse('unknown-revision');
      await deps.sites.refresh(site.id);
      return { revision: presentRevision(row, row.id), url: `${site.origin}/` };
    }),
  ];
}

async function goBackTo(tx: SiteTransaction, revisionId: string): Promise<RevisionRecord | undefined> {
  const revision = await findRevision(tx, revisionId);
  if (!revision) return undefined;
  await switchPublished(tx, revision.id);
  await followRevision(tx, revision.id);
  return revision;
}

function presentRevision(row: RevisionRecord, liveId: string | null) {
  return {
    id: row.id,
    number: row.number,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    author: row.email ?? '',
    live: row.id === liveId,
  };
}
