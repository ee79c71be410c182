import { listRevisions, publishSite, switchRevision, unpublishSite } from '@veranda/contracts/publishing';
import {
  findLiveRevision,
  findRevision,
  findRevisions,
  type RevisionRow,
} from '@veranda/db/publishing/reader';
import { followRevision } from '@veranda/db/forms/writer';
import { switchPublished } from '@veranda/db/publishing/writer';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { accountOf, type Route, route, siteOf } from '../../platform/http/route.ts';
import { publishDraft, waitLimit } from './publish-draft.ts';
import { openSiteQueue } from './site-queue.ts';

/** Publishing, taking off the net, and going back. */
export function publishingRoutes(deps: Deps): Route[] {
  const queue = openSiteQueue(waitLimit);
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
      await deps.db.forSite(site.id, (tx) => switchPublished(tx, site.id, null));
      await deps.sites.refresh(site.id);
      return { published: false as const };
    }),
    route(listRevisions, async (call) => {
      const site = siteOf(call);
      return deps.db.forSite(site.id, async (tx) => {
        const live = await findLiveRevision(tx, site.id);
        const rows = await findRevisions(tx, site.id);
        return { revisions: rows.map((row) => presentRevision(row, live?.id ?? null)) };
      });
    }),
    route(switchRevision, async (call) => {
      const site = siteOf(call);
      const row = await deps.db.forSite(site.id, async (tx) => {
        const found = await findRevision(tx, site.id, call.params.revision);
        if (found) {
          await switchPublished(tx, site.id, found.id);
          await followRevision(tx, site.id, found.id);
        }
        return found;
      });
      if (!row) return refuse('unknown-revision');
      await deps.sites.refresh(site.id);
      return { revision: presentRevision(row, row.id), url: `${site.origin}/` };
    }),
  ];
}

function presentRevision(row: RevisionRow, liveId: string | null) {
  return {
    id: row.id,
    number: row.number,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    author: row.email ?? '',
    live: row.id === liveId,
  };
}
