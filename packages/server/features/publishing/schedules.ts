import type { createSchedule as createCall, Schedule } from '@veranda/contracts/publishing';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { findItemsById, findPagesById } from '@veranda/db/pages/reader';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { saveRevision } from '@veranda/db/publishing/draft-parts';
import { findChanges, findContents } from '@veranda/db/publishing/manifest';
import { lockSite } from '@veranda/db/publishing/writer';
import * as db from '@veranda/db/publishing/schedules';
import { dateTimeText, instantOfText } from '@veranda/domain/dates/date-time-text';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { withNeeds } from '@veranda/domain/publishing/changes';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { currentParts, refreshDraft } from '../../services/sites/publishing/refresh-draft.ts';
import { refusalMessage } from '../../platform/http/errors.ts';
import { compareChanges } from './compare-changes.ts';
import { followSchedule, idsOf } from './follow-schedule.ts';
import { type ChosenRevision, withFormVersions } from './publish-draft.ts';

type ScheduleDeps = Pick<Deps, 'db' | 'newId' | 'now'>;

/** Those that wait, by their time, and those that have ended lately. */
export async function readSchedules(deps: Pick<Deps, 'db'>, site: SiteEntry): Promise<Schedule[]> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const records = await db.findSchedules(tx);
      return Promise.all(records.map((record) => present(tx, site, record)));
    },
    { readOnly: true },
  );
}

/** Schedules documents as they are now with what they need; a page or an item that is a draft becomes "Scheduled". */
export async function createSchedule(
  deps: ScheduleDeps,
  site: SiteEntry,
  {
    accountId,
    at,
    documents,
    note = '',
  }: EndpointInput<typeof createCall>['body'] & { readonly accountId: string },
): Promise<Schedule | Refusal> {
  const due = dueOf(deps, site, at);
  if (typeof due !== 'number') return due;
  await refreshDraft(deps, site.id);
  return deps.db.forSite(site.id, async (tx) => {
    await lockSite(tx);
    const chosen = await approvedRevisions(tx, deps.newId, documents);
    if (chosen.length === 0) return refuse('nothing-changed');
    const id = deps.newId();
    await db.insertSchedule(tx, { id, dueAt: new Date(due), documents: chosen, note, accountId });
    const context = { tx, newId: deps.newId, accountId };
    await followSchedule(context, chosen, { from: ['draft', 'needs_review'], to: 'scheduled' });
    await enqueue(deps, tx, { id, due });
    return presented(tx, site, id);
  });
}

/** Gives one that waits another time. */
export async function changeSchedule(
  deps: ScheduleDeps,
  site: SiteEntry,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<Schedule | Refusal> {
  const due = dueOf(deps, site, at);
  if (typeof due !== 'number') return due;
  return deps.db.forSite(site.id, async (tx) => {
    const record = await db.lockSchedule(tx, id);
    if (!record) return refuse('unknown-schedule');
    if (record.state !== 'waiting') return refuse('schedule-ended');
    await db.moveSchedule(tx, id, new Date(due));
    await enqueue(deps, tx, { id, due });
    return presented(tx, site, id);
  });
}

/** Takes one back that waits; its pages and items are drafts again. */
export async function cancelSchedule(
  deps: ScheduleDeps,
  site: SiteEntry,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Schedule | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const record = await db.lockSchedule(tx, id);
    if (!record) return refuse('unknown-schedule');
    if (record.state !== 'waiting') return refuse('schedule-ended');
    await db.endSchedule(tx, id, { state: 'cancelled' });
    const context = { tx, newId: deps.newId, accountId };
    await followSchedule(context, record.documents, { from: ['scheduled'], to: 'draft' });
    return presented(tx, site, id);
  });
}

// Changes with what they need, and drafts as they would be.
async function approvedRevisions(
  tx: SiteTransaction,
  newId: () => string,
  documents: readonly PartKey[],
): Promise<ChosenRevision[]> {
  const changes = await findChanges(tx);
  const wanted = new Set(withNeeds(documents, await compareChanges(tx, changes)).map(({ id }) => id));
  const changed = changes.filter(({ id }) => wanted.has(id));
  const parts = await currentParts(
    tx,
    await hiddenOf(
      tx,
      documents.filter(({ id }) => !wanted.has(id)),
    ),
  );
  const approved = await withFormVersions(tx, newId, changed);
  for (const { kind, id, content } of parts) {
    const assetIds = Object.keys(content.assets);
    approved.push({ kind, id, sha256: await saveRevision(tx, { kind, id, content, assetIds }) });
  }
  return approved;
}

// Pages and items that visitors do not get, and that are not in the trash.
async function hiddenOf(tx: SiteTransaction, documents: readonly PartKey[]): Promise<PartKey[]> {
  const pages = await findPagesById(tx, idsOf('page', documents));
  const items = await findItemsById(tx, idsOf('item', documents));
  const isHidden = ({ status, deletedAt }: (typeof pages | typeof items)[number]) =>
    status !== 'published' && deletedAt === null;
  return [
    ...pages.filter(isHidden).map(({ id }) => ({ kind: 'page', id })),
    ...items.filter(isHidden).map(({ id }) => ({ kind: 'item', id })),
  ];
}

const year = 366 * 24 * 60 * 60 * 1000;

function dueOf({ now }: Pick<Deps, 'now'>, { timeZone }: SiteEntry, at: string): number | Refusal {
  const due = instantOfText(at, timeZone);
  const isAhead = due !== null && due > now() && due < now() + 2 * year;
  return isAhead ? due : refuse('schedule-past', { field: 'at' });
}

// A time that was changed has a message of its own; the one before finds that it is not due.
async function enqueue(
  { newId }: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { id, due }: { readonly id: string; readonly due: number },
): Promise<void> {
  const dedupeKey = `scheduled-publication:${id}:${due}`;
  const dueAt = new Date(due);
  await addToOutbox(tx, { id: newId(), topic: 'scheduled-publication', dedupeKey, payload: { id }, dueAt });
}

async function presented(tx: SiteTransaction, site: SiteEntry, id: string): Promise<Schedule> {
  const record = await db.lockSchedule(tx, id);
  if (!record) throw new Error('a schedule that was just written is missing');
  return present(tx, site, record);
}

async function present(tx: SiteTransaction, site: SiteEntry, record: db.ScheduleRecord): Promise<Schedule> {
  const named = record.documents.flatMap(({ sha256, ...key }) =>
    sha256 === null ? [] : [{ ...key, sha256 }],
  );
  const contents = await findContents(tx, named);
  return {
    id: record.id,
    at: dateTimeText(record.dueAt.getTime(), site.timeZone),
    timeZone: site.timeZone,
    dueAt: record.dueAt.toISOString(),
    state: record.state,
    titles: contents.flatMap(({ content: { part } }) => ('title' in part ? [part.title] : [])),
    documents: record.documents.map(({ kind, id }) => ({ kind, id })),
    note: record.note,
    author: record.email,
    createdAt: record.createdAt.toISOString(),
    problem: record.problem ? refusalMessage(record.problem, site.language) : '',
  };
}
