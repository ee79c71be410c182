import type { Schedule } from '@veranda/contracts/publishing';
import * as contract from '@veranda/contracts/publishing';
import { followRevision } from '@veranda/db/forms/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findLiveRevision,
  findRevision,
  findRevisions,
  type RevisionRecord,
} from '@veranda/db/publishing/reader';
import { switchPublished } from '@veranda/db/publishing/writer';
import type { Finding } from '@veranda/domain/publishing/checks/finding';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { acceptProposal, askForReview, readProposals, sendBack } from './proposals.ts';
import { publishDraft, waitLimit } from './publish-draft.ts';
import { readChanges } from './read-changes.ts';
import { readFindings } from './read-findings.ts';
import { cancelSchedule, changeSchedule, createSchedule, readSchedules } from './schedules.ts';
import { createSiteQueue } from './site-queue.ts';

/** Publishing now or at a time, what it changes and what is wrong, taking off the net, and going back. */
export function publishingRoutes(deps: Deps): Route[] {
  return [
    ...publicationRoutes(deps),
    ...revisionRoutes(deps),
    ...scheduleRoutes(deps),
    ...proposalRoutes(deps),
  ];
}

function publicationRoutes(deps: Deps): Route[] {
  const queue = createSiteQueue(waitLimit);
  return [
    route(contract.getPublishingChanges, (call) => readChanges(deps, siteOf(call))),
    route(contract.getPublishingChecks, async (call) => ({
      findings: presentFindings(await readFindings(deps, siteOf(call))),
    })),
    route(contract.publishSite, async (call) => {
      const site = siteOf(call);
      const { note = '', documents } = call.body;
      const publication = { accountId: accountOf(call).id, note, ...(documents ? { documents } : {}) };
      const made = await queue.run(site.id, () => publishDraft(deps, site, publication));
      if (isRefusal(made)) return made;
      return { revision: presentRevision(made, made.id), url: `${site.origin}/` };
    }),
    route(contract.unpublishSite, async (call) => {
      const site = siteOf(call);
      await deps.db.forSite(site.id, (tx) => switchPublished(tx, null));
      await deps.sites.refresh(site.id);
      return { published: false as const };
    }),
  ];
}

function revisionRoutes(deps: Deps): Route[] {
  return [
    route(contract.listRevisions, async (call) => {
      const site = siteOf(call);
      return deps.db.forSite(site.id, async (tx) => {
        const live = await findLiveRevision(tx);
        const rows = await findRevisions(tx);
        return { revisions: rows.map((row) => presentRevision(row, live?.id ?? null)) };
      });
    }),
    route(contract.switchRevision, async (call) => {
      const site = siteOf(call);
      const row = await deps.db.forSite(site.id, (tx) => goBackTo(tx, call.params.revision));
      if (!row) return refuse('unknown-revision');
      await deps.sites.refresh(site.id);
      return { revision: presentRevision(row, row.id), url: `${site.origin}/` };
    }),
  ];
}

function scheduleRoutes(deps: Deps): Route[] {
  const answer = (made: Schedule | Refusal) => (isRefusal(made) ? made : { schedule: made });
  return [
    route(contract.listSchedules, async (call) => {
      const site = siteOf(call);
      return { schedules: await readSchedules(deps, site), timeZone: site.timeZone };
    }),
    route(contract.createSchedule, async (call) =>
      answer(await createSchedule(deps, siteOf(call), { ...call.body, accountId: accountOf(call).id })),
    ),
    route(contract.changeSchedule, async (call) =>
      answer(await changeSchedule(deps, siteOf(call), { id: call.params.schedule, at: call.body.at })),
    ),
    route(contract.cancelSchedule, async (call) =>
      answer(
        await cancelSchedule(deps, siteOf(call), { id: call.params.schedule, accountId: accountOf(call).id }),
      ),
    ),
  ];
}

function proposalRoutes(deps: Deps): Route[] {
  const answer = (made: contract.Proposal | Refusal) => (isRefusal(made) ? made : { proposal: made });
  return [
    route(contract.listProposals, async (call) => ({
      proposals: await readProposals(deps, siteOf(call), accountOf(call).id),
    })),
    route(contract.askForReview, async (call) =>
      answer(await askForReview(deps, siteOf(call), { id: call.params.proposal, ...call.body })),
    ),
    route(contract.acceptProposal, async (call) =>
      acceptProposal(deps, siteOf(call), { id: call.params.proposal, note: '', ...call.body }),
    ),
    route(contract.sendBackProposal, async (call) =>
      answer(await sendBack(deps, siteOf(call), { id: call.params.proposal, ...call.body })),
    ),
  ];
}

// As JSON has it: nothing is shared with the documents that were checked.
function presentFindings(findings: readonly Finding[]): contract.PublishingFinding[] {
  return findings.map(({ repair, ...finding }) => ({
    ...finding,
    repair: repair ? repair.map(({ name, args }) => ({ name, args: { ...args } })) : null,
  }));
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
