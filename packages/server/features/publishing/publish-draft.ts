import { findRevision, type RevisionRow } from '@veranda/db/publishing/reader';
import { makeFormsLive } from '@veranda/db/forms/writer';
import { insertRevision, switchPublished } from '@veranda/db/publishing/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { draftSnapshot } from '../../platform/publishing/draft-state.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/**
 * Fixes the draft as an immutable revision and points visitors at it, in one transaction: before its commit they see
 * the old revision, after it the new one, and never a part of either (security, invariant I9).
 */
export async function publishDraft(
  deps: Pick<Deps, 'db' | 'newId' | 'sites'>,
  site: SiteEntry,
  by: { readonly accountId: string | null; readonly note: string },
): Promise<RevisionRow | Refusal> {
  const id = deps.newId();
  const made = await deps.db.forSite(
    site.id,
    async (tx): Promise<RevisionRow | Refusal> => {
      const before = await draftSnapshot(tx, site);
      if (before.snapshot.collections.length === 0) return refuse('nothing-to-publish');
      // A form that has changed gets a version, which the snapshot then names.
      const draft = (await makeFormsLive(tx, site.id, deps.newId)) ? await draftSnapshot(tx, site) : before;
      await insertRevision(tx, { siteId: site.id, id, sha256: draft.sha256, snapshot: draft.text, ...by });
      await switchPublished(tx, site.id, id);
      const row = await findRevision(tx, site.id, id);
      if (!row) throw new Error('a revision that was just made is missing');
      return row;
    },
    { isolation: 'repeatable read' },
  );
  await deps.sites.refresh(site.id);
  return made;
}
