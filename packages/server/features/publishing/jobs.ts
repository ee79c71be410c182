import { findPagesById } from '@veranda/db/pages/reader';
import { setPageStatus } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findContents, findManifest } from '@veranda/db/publishing/manifest';
import { findLiveRevision } from '@veranda/db/publishing/reader';
import { endSchedule, lockSchedule, type ScheduleRecord } from '@veranda/db/publishing/schedules';
import { lockSite } from '@veranda/db/publishing/writer';
import { findMembership } from '@veranda/db/sites/reader';
import { may } from '@veranda/domain/contributors/rights';
import { partName } from '@veranda/domain/publishing/parts';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { makeRevision, waitLimit } from './publish-draft.ts';
import { idsOfPages } from './schedules.ts';

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
  const problem = await problemOf(tx, schedule);
  if (problem) {
    await endSchedule(tx, id, { state: 'failed', problem });
    await setPageStatus(tx, idsOfPages(schedule.documents), { from: ['scheduled'], to: 'draft' });
    return;
  }
  const { accountId, note, documents } = schedule;
  const revision = await makeRevision(tx, newId, { accountId, note, chosen: documents });
  await setPageStatus(tx, idsOfPages(documents), { from: ['scheduled'], to: 'published' });
  await endSchedule(tx, id, { state: 'done', revisionId: revision.id });
}

async function problemOf(
  tx: SiteTransaction,
  { accountId, documents }: ScheduleRecord,
): Promise<Refusal | null> {
  const member = await findMembership(tx, accountId);
  if (!member || !may(member, 'pages', 'publish')) return refuse('schedule-not-allowed');
  const shown = documents.filter(({ sha256 }) => sha256 !== null);
  const pages = await findPagesById(tx, idsOfPages(shown));
  const gone = pages.find(({ deletedAt }) => deletedAt !== null);
  if (gone) return refuse('schedule-page-deleted', { params: { title: gone.title } });
  return addressProblem(tx, documents);
}

// Two live pages of one address: the scheduled one and one that was published since.
async function addressProblem(
  tx: SiteTransaction,
  documents: ScheduleRecord['documents'],
): Promise<Refusal | null> {
  const live = await findLiveRevision(tx);
  const manifest = live ? await findManifest(tx, live.id) : [];
  const own = new Set(documents.map(partName));
  const others = manifest.filter((ref) => ref.kind === 'page' && !own.has(partName(ref)));
  const named = documents.flatMap(({ kind, id, sha256 }) => (sha256 === null ? [] : [{ kind, id, sha256 }]));
  const taken = new Set((await findContents(tx, others)).flatMap(({ content }) => slugOf(content.part)));
  const slugs = (await findContents(tx, named)).flatMap(({ content }) => slugOf(content.part));
  const slug = slugs.find((each) => taken.has(each));
  return slug === undefined ? null : refuse('schedule-address-taken', { params: { slug } });
}

function slugOf(part: object): string[] {
  return 'isHome' in part && 'urlSlug' in part ? [String(part.urlSlug)] : [];
}
