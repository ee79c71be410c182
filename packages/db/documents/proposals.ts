import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** What somebody who writes drafts alone wants to change on a page or an item. */
export interface ProposalRecord {
  readonly id: string;
  readonly kind: 'page' | 'item';
  readonly documentId: string;
  /** Transactions of the document that it was made upon. */
  readonly baseSeq: bigint;
  readonly state: 'open' | 'review' | 'sent-back' | 'accepted';
  readonly accountId: string;
  readonly email: string;
  readonly note: string;
  readonly answer: string;
  readonly askedAt: Date | null;
  /** Number of its own transactions. */
  readonly seq: bigint;
}

interface ReviewRecord extends Pick<ProposalRecord, 'state' | 'answer'> {
  readonly proposal: string;
}

const columns = sql`p.id, p.kind, p.document_id, p.base_seq, p.state, p.account_id, coalesce(a.email::text, '') as email,
  p.note, p.answer, p.asked_at,
  coalesce((select d.seq from document d where d.site_id = p.site_id and d.kind = 'proposal' and d.id = p.id), 0) as seq`;

/**
 * Those under way that something was written in, by when they were asked for, and after them those of an account that
 * were accepted in the last 30 days.
 */
export async function findProposals(tx: SiteTransaction, accountId: string): Promise<ProposalRecord[]> {
  const { rows } = await sql<ProposalRecord>`
    select ${columns} from proposal p left join account a on a.id = p.account_id
    where p.site_id = ${tx.siteId} and (p.state <> 'accepted'
      or p.account_id = ${accountId} and p.ended_at > now() - interval '30 days')
    order by p.state = 'accepted', p.asked_at nulls last, p.id limit 200`.execute(tx);
  return rows.filter(({ seq }) => seq > 0n);
}

/** States of the proposals under way of pages, or of items, that something was written in, by the id of these. */
export async function findProposalStates(
  tx: SiteTransaction,
  kind: ProposalRecord['kind'],
): Promise<ReadonlyMap<string, 'open' | 'review' | 'sent-back'>> {
  const { rows } = await sql<{ documentId: string; state: 'open' | 'review' | 'sent-back' }>`
    select p.document_id, p.state from proposal p
    join document d on d.site_id = p.site_id and d.kind = 'proposal' and d.id = p.id and d.seq > 0
    where p.site_id = ${tx.siteId} and p.kind = ${kind} and p.state <> 'accepted'`.execute(tx);
  return new Map(rows.map(({ documentId, state }) => [documentId, state]));
}

/** State of a proposal, with what its reviewer says to its author; undefined where there is none. */
export async function findReview(tx: SiteTransaction, id: string): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<ReviewRecord>`
    select id as proposal, state, answer from proposal where site_id = ${tx.siteId} and id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** The one under way of a document, for this transaction alone. */
export async function lockProposalOf(
  tx: SiteTransaction,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<ProposalRecord | undefined> {
  const { rows } = await sql<ProposalRecord>`
    select ${columns} from proposal p left join account a on a.id = p.account_id
    where p.site_id = ${tx.siteId} and p.kind = ${kind} and p.document_id = ${id} and p.state <> 'accepted'
    for update of p`.execute(tx);
  return rows[0];
}

/** One of them, for this transaction alone. */
export async function lockProposal(tx: SiteTransaction, id: string): Promise<ProposalRecord | undefined> {
  const { rows } = await sql<ProposalRecord>`
    select ${columns} from proposal p left join account a on a.id = p.account_id
    where p.site_id = ${tx.siteId} and p.id = ${id} for update of p`.execute(tx);
  return rows[0];
}

interface ProposalContent {
  readonly id: string;
  readonly baseSeq: bigint;
  readonly document: unknown;
}

/** Begins a proposal upon a document as it is. */
export async function insertProposal(
  tx: SiteTransaction,
  { document, ...proposal }: ProposalContent & Pick<ProposalRecord, 'kind' | 'documentId' | 'accountId'>,
): Promise<void> {
  await tx
    .insertInto('proposal')
    .values({ siteId: tx.siteId, ...proposal, doc: JSON.stringify(document) })
    .execute();
}

/** Gives one that nobody has written in the document as it is now. */
export async function renewProposal(
  tx: SiteTransaction,
  { id, baseSeq, document }: ProposalContent,
): Promise<void> {
  await tx
    .updateTable('proposal')
    .set({ baseSeq, doc: JSON.stringify(document) })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** The document of a proposal; undefined where there is none. */
export async function findProposalDocument(tx: SiteTransaction, id: string): Promise<unknown> {
  const row = await tx
    .selectFrom('proposal')
    .select('doc')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.doc;
}

/** Puts a document into its proposal: what was asked to be reviewed is another one then. */
export async function saveProposalDocument(
  tx: SiteTransaction,
  id: string,
  document: unknown,
): Promise<boolean> {
  const { rows } = await sql`update proposal set doc = ${JSON.stringify(document)}::jsonb,
      state = case when state = 'review' then 'open' else state end
    where site_id = ${tx.siteId} and id = ${id} and state <> 'accepted' returning id`.execute(tx);
  return rows.length === 1;
}

/** Asks for a review, sends a proposal back, or ends it. */
export async function setProposalState(
  tx: SiteTransaction,
  id: string,
  change: Partial<Pick<ProposalRecord, 'state' | 'note' | 'answer' | 'askedAt'>>,
): Promise<void> {
  const endedAt = change.state === 'accepted' ? sql<Date>`now()` : null;
  await tx
    .updateTable('proposal')
    .set({ ...change, endedAt })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}
