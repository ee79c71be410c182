import { decodeJson, listOf, object, text, writtenRecord } from '@veranda/domain/decoders';
import type { DocumentKindKey } from '@veranda/domain/documents/document-kind';
import type { Edit } from '@veranda/domain/documents/edit';
import type { LoggedTransaction } from '@veranda/domain/documents/transaction';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A document by its kind and id. */
export interface DocumentKey {
  readonly kind: DocumentKindKey;
  readonly id: string;
}

/** Transactions of a document that are read at once. */
const maxTransactions = 5000;

const storedEdits = listOf(object<Edit>({ name: text, args: writtenRecord }));

/** Number of transactions of a document; 0 for one that was never edited. */
export async function findSeq(tx: SiteTransaction, { kind, id }: DocumentKey): Promise<number> {
  const row = await tx
    .selectFrom('document')
    .select('seq')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}

/** The log of a document after a sequence number, in order. */
export async function findTransactions(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  after: number,
): Promise<LoggedTransaction[]> {
  const rows = await tx
    .selectFrom('documentTransaction')
    .select(['id', 'seq', 'accountId', 'label', sql<string>`edits::text`.as('edits')])
    .where('siteId', '=', tx.siteId)
    .where('documentId', '=', id)
    .where('kind', '=', kind)
    .where('seq', '>', BigInt(after))
    .orderBy('seq')
    .limit(maxTransactions)
    .execute();
  return rows.map(({ accountId, seq, edits, ...row }) => ({
    ...row,
    author: accountId ?? '',
    seq: Number(seq),
    edits: decodeJson(storedEdits, edits),
  }));
}

/** Ids among these that the log has already. */
export async function findKnownIds(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('documentTransaction')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('documentId', '=', id)
    .where('kind', '=', kind)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Somebody who has a document open, by the tab. */
export interface PresenceRecord {
  readonly clientId: string;
  readonly accountId: string;
  readonly name: string;
  readonly selection: readonly string[];
  readonly sectionId: string;
  /** Sections that they have typed in lately, and that nobody has taken over. */
  readonly locked: readonly string[];
}

/** A section is free again when nobody has typed in it for ten seconds. */
export const lockTime = sql`interval '10 seconds'`;

const lockedSections = sql`array(
  select l.section_id from document_lock l
  where l.site_id = p.site_id and l.document_id = p.document_id and l.kind = p.kind
    and l.client_id = p.client_id and l.typed_at > now() - ${lockTime}
  order by l.section_id)`;

/** Everybody who has said within 15 seconds that they have the document open, in a steady order. */
export async function findPresence(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
): Promise<PresenceRecord[]> {
  const { rows } = await sql<PresenceRecord>`
    select p.client_id, p.account_id, coalesce(nullif(a.name, ''), a.email::text) as name, p.selection, p.section_id,
      ${lockedSections} as locked
    from document_presence p join account a on a.id = p.account_id
    where p.site_id = ${tx.siteId} and p.document_id = ${id} and p.kind = ${kind}
      and p.seen_at > now() - interval '15 seconds'
    order by p.client_id`.execute(tx);
  return rows;
}
