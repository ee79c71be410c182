import { findItemCards } from '@veranda/db/pages/items';
import { findPagesById } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findContents, findManifest } from '@veranda/db/publishing/manifest';
import { findLiveRevision } from '@veranda/db/publishing/reader';
import { endSchedule, lockSchedule, type ScheduleRecord } from '@veranda/db/publishing/schedules';
import { lockSite } from '@veranda/db/publishing/writer';
import { findMembership } from '@veranda/db/sites/reader';
import { may } from '@veranda/domain/contributors/rights';
import { partName } from '@veranda/domain/publishing/parts';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import { followSchedule, idsOf } from './follow-schedule.ts';
import { makeRevision, waitLimit } from './publish-draft.ts';

/** Publications that are due: each is made once, in the transaction that ends it. */
export function publishingJobs(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'sites'>,
): Readonly<Record<string, Job>> {
  return {
    'scheduled-publication': async (siteId, payload) => {
      const { id } = payload as { id: string };
      await deps.db.forSite(siteId, (tx) => runSchedule(deps, tx, id), { statementLimit: waitLimit });
      await deps.sites.refresh(siteId);
      return 'done';
    },
  };
}

async function runSchedule(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  id: string,
): Promise<void> {
  await lockSite(tx);
  const schedule = await lockSchedule(tx, id);
  // One that was moved has a message of its own.
  if (schedule?.state !== 'waiting' || schedule.dueAt.getTime() > now()) return;
  const context = { tx, newId, accountId: schedule.accountId };
  const problem = await problemOf(tx, schedule);
  if (problem) {
    await endSchedule(tx, id, { state: 'failed', problem });
    await followSchedule(context, schedule.documents, { from: ['scheduled'], to: 'draft' });
    return;
  }
  const { accountId, note, documents } = schedule;
  const revision = await makeRevision(tx, newId, { accountId, note, chosen: documents });
  await followSchedule(context, documents, { from: ['scheduled'], to: 'published' });
  await endSchedule(tx, id, { state: 'done', revisionId: revision.id });
}

async function problemOf(
  tx: SiteTransaction,
  { accountId, documents }: ScheduleRecord,
): Promise<Refusal | null> {
  const member = await findMembership(tx, accountId);
  if (!member || !may(member, 'pages', 'publish')) return refuse('schedule-not-allowed');
  const shown = documents.filter(({ sha256 }) => sha256 !== null);
  const pages = await findPagesById(tx, idsOf('page', shown));
  const items = await findItemCards(tx, idsOf('item', shown));
  const gone = [...pages, ...items].find(({ deletedAt }) => deletedAt !== null);
  if (gone) return refuse('schedule-page-deleted', { params: { title: gone.title } });
  return addressProblem(tx, documents);
}

// Two live pages or items of one address: the scheduled one and one that was published since.
async function addressProblem(
  tx: SiteTransaction,
  documents: ScheduleRecord['documents'],
): Promise<Refusal | null> {
  const live = await findLiveRevision(tx);
  const manifest = live ? await findManifest(tx, live.id, ['page', 'item']) : [];
  const own = new Set(documents.map(partName));
  const kinds = new Set(documents.map(({ kind }) => kind));
  const others = manifest.filter((ref) => kinds.has(ref.kind) && !own.has(partName(ref)));
  const named = documents.flatMap(({ kind, id, sha256 }) => (sha256 === null ? [] : [{ kind, id, sha256 }]));
  const taken = new Set((await findContents(tx, others)).map(({ content }) => addressOf(content.part)));
  const contents = await findContents(tx, named);
  const part = contents.find(({ content }) => taken.has(addressOf(content.part)))?.content.part;
  if (!part || !('urlSlug' in part)) return null;
  return refuse('schedule-address-taken', { params: { slug: part.urlSlug } });
}

// Of a page, or of an item within its collection; none of any other part.
function addressOf(part: object): string | null {
  if (!('urlSlug' in part)) return null;
  return `${'collectionId' in part ? String(part.collectionId) : ''}/${String(part.urlSlug)}`;
}
