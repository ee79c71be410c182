import { makeFormVersions, followRevision } from '@veranda/db/forms/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { keepAddresses } from '@veranda/db/publishing/addresses';
import { saveRevision } from '@veranda/db/publishing/draft-parts';
import { type DocumentChange, findChanges, hasPages, writeManifest } from '@veranda/db/publishing/manifest';
import { findLiveRevision, findRevision, type RevisionRecord } from '@veranda/db/publishing/reader';
import { insertRevision, lockSite, switchPublished } from '@veranda/db/publishing/writer';
import { documentKindKeys } from '@veranda/domain/documents/document-kind';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { withNeeds } from '@veranda/domain/publishing/changes';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { recordVersion } from '../../services/sites/documents/record-version.ts';
import { currentParts, refreshDraft } from '../../services/sites/publishing/refresh-draft.ts';
import { compareChanges } from './compare-changes.ts';

/**
 * Milliseconds that a publication waits for others of its site in this process, and then for other processes
 * or an import.
 */
export const waitLimit = 60_000;

/** Whoever publishes, null for the platform, and what: everything that has changed, or some documents of it. */
interface Publication {
  readonly accountId: string | null;
  readonly note: string;
  readonly documents?: readonly PartKey[];
}

/** A document with the revision that is published; null takes it out. */
export type ChosenRevision = PartKey & { readonly sha256: string | null };

/**
 * Fixes the draft, or chosen documents of it with what they need, as an immutable revision, of which only what
 * has changed is written, and points visitors at it, in one transaction: before its commit they see the old
 * revision, after it the new one, and never a part of either. Refuses where nothing would change.
 */
export async function publishDraft(
  deps: Pick<Deps, 'db' | 'newId' | 'sites'>,
  site: Pick<SiteEntry, 'id'>,
  publication: Publication,
): Promise<RevisionRecord | Refusal> {
  await refreshDraft(deps, site.id);
  const made = await deps.db.forSite(site.id, (tx) => publishIn(tx, deps.newId, publication), {
    statementLimit: waitLimit,
  });
  await deps.sites.refresh(site.id);
  return made;
}

async function publishIn(
  tx: SiteTransaction,
  newId: () => string,
  { documents, ...by }: Publication,
): Promise<RevisionRecord | Refusal> {
  await lockSite(tx);
  if (!(await hasPages(tx))) return refuse('nothing-to-publish');
  const all = await findChanges(tx);
  const live = await findLiveRevision(tx);
  const chosen = documents && live ? await chosenOf(tx, all, documents) : all;
  if (live && chosen.length === 0) return refuse('nothing-changed');
  await keepVersions(tx, newId, { changes: chosen, accountId: by.accountId });
  const revisions = await withFormVersions(tx, newId, chosen);
  return makeRevision(tx, newId, { ...by, chosen: revisions });
}

/** Writes the manifest of what visitors see with the chosen revisions in it, and points them at it. */
export async function makeRevision(
  tx: SiteTransaction,
  newId: () => string,
  { chosen, ...by }: Omit<Publication, 'documents'> & { readonly chosen: readonly ChosenRevision[] },
): Promise<RevisionRecord> {
  const id = newId();
  const number = await insertRevision(tx, { id, ...by });
  await keepAddresses(tx, number, chosen);
  await writeManifest(tx, number, chosen);
  await switchPublished(tx, id);
  await followRevision(tx, id);
  const row = await findRevision(tx, id);
  if (!row) throw new Error('a revision that was just made is missing');
  return row;
}

async function chosenOf(
  tx: SiteTransaction,
  changes: readonly DocumentChange[],
  documents: readonly PartKey[],
): Promise<DocumentChange[]> {
  const wanted = withNeeds(documents, await compareChanges(tx, changes));
  const ids = new Set(wanted.map(({ id }) => id));
  return changes.filter(({ id }) => ids.has(id));
}

const kinds: ReadonlySet<string> = new Set(documentKindKeys);

// Before anything else is written: who edits a document holds it first, and what is written of it then.
async function keepVersions(
  tx: SiteTransaction,
  newId: () => string,
  { changes, accountId }: { readonly changes: readonly DocumentChange[]; readonly accountId: string | null },
): Promise<void> {
  for (const { kind: part, id, draft } of changes) {
    // The design is a part of the site's revision.
    const kind = part === 'site' ? 'design' : part;
    if (draft !== null && kinds.has(kind)) {
      // Safe: the set has the keys of the kinds.
      const key = { kind: kind as (typeof documentKindKeys)[number], id };
      await recordVersion({ tx, newId, key }, { reason: 'published', name: '', accountId });
    }
  }
}

/** The changes with their revisions; a form that has changed gets a version, which its revision names. */
export async function withFormVersions(
  tx: SiteTransaction,
  newId: () => string,
  changes: readonly DocumentChange[],
): Promise<ChosenRevision[]> {
  const forms = changes.filter(({ kind, draft }) => kind === 'form' && draft !== null);
  const versions = await makeFormVersions(
    tx,
    forms.map(({ id }) => id),
    newId,
  );
  if (versions.size === 0) return changes.map(({ draft, ...key }) => ({ ...key, sha256: draft }));
  const parts = await currentParts(tx, forms);
  const named = new Map<string, string>();
  for (const { kind, id, content } of parts) {
    const part = { ...content.part, versionId: versions.get(id) ?? '' };
    const assetIds = Object.keys(content.assets);
    named.set(id, await saveRevision(tx, { kind, id, content: { ...content, part }, assetIds }));
  }
  return changes.map(({ draft, ...key }) => ({ ...key, sha256: named.get(key.id) ?? draft }));
}
