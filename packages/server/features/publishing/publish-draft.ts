import { findLiveRevision, findRevision, type RevisionRecord } from '@veranda/db/publishing/reader';
import { makeFormsLive } from '@veranda/db/forms/writer';
import { insertRevision, lockSite, switchPublished } from '@veranda/db/publishing/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { draftSnapshot } from '../../services/sites/publishing/draft-state.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type Draft = Awaited<ReturnType<typeof draftSnapshot>>;

/**
 * Milliseconds that a publication waits for others of its site in this process, and then for other processes
 * or an import.
 */
export const waitLimit = 60_000;
/** A draft is saved a few times a second at most; it is read in some milliseconds. */
const maxReads = 50;

/** The revision that visitors see after publishing, and whether it was made now. */
interface Publication {
  readonly revision: RevisionRecord;
  readonly isNew: boolean;
}

/**
 * Fixes the draft as an immutable revision and points visitors at it, in one transaction: before its commit
 * they see the old revision, after it the new one, and never a part of either. A draft that says what
 * visitors see already makes no revision: theirs is answered.
 */
export async function publishDraft(
  deps: Pick<Deps, 'db' | 'newId' | 'sites'>,
  site: SiteEntry,
  by: { readonly accountId: string | null; readonly note: string },
): Promise<Publication | Refusal> {
  const id = deps.newId();
  const made = await deps.db.forSite(
    site.id,
    async (tx): Promise<Publication | Refusal> => {
      await lockSite(tx);
      const before = await steadySnapshot(tx);
      if (before.snapshot.collections.length === 0) return refuse('nothing-to-publish');
      // A form that has changed gets a version, which the snapshot then names.
      const draft = (await makeFormsLive(tx, deps.newId)) ? await steadySnapshot(tx) : before;
      const live = await findLiveRevision(tx);
      if (live?.sha256 === draft.sha256) return { revision: live, isNew: false };
      await insertRevision(tx, { id, sha256: draft.sha256, snapshot: draft.text, ...by });
      await switchPublished(tx, id);
      const row = await findRevision(tx, id);
      if (!row) throw new Error('a revision that was just made is missing');
      return { revision: row, isNew: true };
    },
    { statementLimit: waitLimit },
  );
  await deps.sites.refresh(site.id);
  return made;
}

// Read until twice the same is read. Under `repeatable read` a publication that had to wait for another, or
// for an import, could only fail: what it had read was older than what it waited for.
async function steadySnapshot(tx: SiteTransaction): Promise<Draft> {
  for (let [before, tries] = [await draftSnapshot(tx), 0]; ; tries += 1) {
    const again = await draftSnapshot(tx);
    if (again.sha256 === before.sha256) return again;
    if (tries > maxReads) throw new Error('the draft changes with every look');
    before = again;
  }
}
