import type { Proposal } from '@veranda/contracts/publishing';
import * as db from '@veranda/db/documents/proposals';
import { findTransactions } from '@veranda/db/documents/reader';
import { findItem, findPage } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { DocumentKindKey } from '@veranda/domain/documents/document-kind';
import type { PageDocument } from '@veranda/domain/pages/document';
import { blockChanges, countChangedFields } from '@veranda/domain/publishing/changes';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { appendBatch } from '../../services/sites/documents/append-batch.ts';
import { documentStore, readDocument } from '../../services/sites/documents/document-store.ts';

/** Proposals under way, those that wait for a review first, and those of an account that were accepted lately. */
export async function readProposals(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  accountId: string,
): Promise<Proposal[]> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const shown: Proposal[] = [];
      for (const record of await db.findProposals(tx, accountId)) shown.push(await present(tx, record));
      return shown;
    },
    { readOnly: true },
  );
}

/** Asks those who may publish to look at a proposal. */
export async function askForReview(
  deps: Pick<Deps, 'db' | 'now'>,
  site: SiteEntry,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Proposal | Refusal> {
  const change = async (tx: SiteTransaction, record: db.ProposalRecord) => {
    if (record.state === 'review') return refuse('proposal-not-open');
    await db.setProposalState(tx, id, { state: 'review', note, askedAt: new Date(deps.now()) });
    return null;
  };
  return changed(deps, site, { id, change });
}

/** Sends a proposal back to its author with a note. */
export async function sendBack(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Proposal | Refusal> {
  const change = async (tx: SiteTransaction, record: db.ProposalRecord) => {
    if (record.state !== 'review') return refuse('proposal-not-in-review');
    await db.setProposalState(tx, id, { state: 'sent-back', answer: note });
    return null;
  };
  return changed(deps, site, { id, change });
}

/**
 * Accepts a proposal as it was looked at: its transactions are run upon the draft as it is now, as ordinary
 * changes. Those that the draft has no place for any more are counted.
 */
export async function acceptProposal(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  { id, seq, note }: { readonly id: string; readonly seq: number; readonly note: string },
): Promise<{ readonly refused: number } | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const record = await db.lockProposal(tx, id);
    const store = record && documentStore(record.kind);
    if (!record || !store) return refuse('unknown-proposal');
    if (record.state !== 'review') return refuse('proposal-not-in-review');
    if (Number(record.seq) !== seq) return refuse('proposal-changed');
    const own = await findTransactions(tx, { kind: 'proposal', id }, 0);
    const transactions = own.map((each) => ({
      id: each.id,
      label: each.label,
      edits: each.edits.map(({ name, args }) => ({ name, args: { ...args } })),
    }));
    const key = { kind: record.kind, id: record.documentId };
    const sent = {
      base: Number(record.baseSeq),
      transactions,
      accountId: record.accountId,
      member: noRights,
    };
    const appended = await appendBatch({ tx, newId: deps.newId, store, key }, sent);
    if (isRefusal(appended)) return appended;
    await db.setProposalState(tx, id, { state: 'accepted', answer: note });
    return { refused: appended.refused.length };
  });
}

interface ProposalChange {
  readonly id: string;
  readonly change: (tx: SiteTransaction, record: db.ProposalRecord) => Promise<Refusal | null>;
}

// Edits of sections ask for no right of their own.
const noRights = { roles: [], isOwner: false };

async function changed(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { id, change }: ProposalChange,
): Promise<Proposal | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const record = await db.lockProposal(tx, id);
    if (!record || record.state === 'accepted') return refuse('unknown-proposal');
    const refusal = await change(tx, record);
    if (refusal) return refusal;
    const after = await db.lockProposal(tx, id);
    return after ? present(tx, after) : refuse('unknown-proposal');
  });
}

async function present(tx: SiteTransaction, record: db.ProposalRecord): Promise<Proposal> {
  const { kind, documentId } = record;
  const place = kind === 'page' ? await findPage(tx, documentId) : await findItem(tx, documentId);
  const draft = await documentOf(tx, kind, documentId);
  const proposed = record.state === 'accepted' ? draft : await documentOf(tx, 'proposal', record.id);
  return {
    id: record.id,
    kind,
    documentId,
    title: place?.title ?? '',
    author: record.email,
    state: record.state,
    note: record.note,
    answer: record.answer,
    seq: Number(record.seq),
    blocks: { ...blockChanges(draft, proposed) },
    fields: countChangedFields(draft, proposed),
    askedAt: record.askedAt?.toISOString() ?? null,
  };
}

const empty: PageDocument = { schema: 1, sections: {}, blocks: {} };

// Safe: proposals, and what they are made for, are documents of pages.
async function documentOf(tx: SiteTransaction, kind: DocumentKindKey, id: string): Promise<PageDocument> {
  const store = documentStore(kind);
  return ((store && (await readDocument(store, tx, id))) as PageDocument | undefined) ?? empty;
}
