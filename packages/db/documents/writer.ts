import type { LoggedTransaction } from '@veranda/domain/documents/transaction';
import type { StoredItemRow } from '@veranda/domain/publishing/stored-item';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { type DocumentKey, lockTime } from './reader.ts';

/** Milliseconds of work after which a version is kept automatically (every ten minutes). */
const versionInterval = sql`interval '10 minutes'`;

/**
 * The document for this transaction alone, with the number of its transactions: others who append to it wait.
 * It is registered where it was never edited.
 */
export async function lockDocument(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
): Promise<{ readonly seq: number; readonly isVersionDue: boolean }> {
  await tx
    .insertInto('document')
    .values({ siteId: tx.siteId, id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ seq: bigint; isVersionDue: boolean }>`
    select seq, versioned_at < now() - ${versionInterval} as is_version_due from document
    where site_id = ${tx.siteId} and id = ${id} and kind = ${kind} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a document that was just registered is missing');
  return { seq: Number(row.seq), isVersionDue: row.isVersionDue };
}

/** Appends transactions to the log of a locked document. */
export async function appendTransactions(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  transactions: readonly LoggedTransaction[],
): Promise<void> {
  const last = transactions.at(-1);
  if (!last) return;
  await tx
    .insertInto('documentTransaction')
    .values(
      transactions.map(({ author, seq, edits, ...transaction }) => ({
        ...transaction,
        siteId: tx.siteId,
        documentId: id,
        kind,
        seq: BigInt(seq),
        accountId: author === '' ? null : author,
        edits: JSON.stringify(edits),
      })),
    )
    .execute();
  await tx
    .updateTable('document')
    .set({ seq: BigInt(last.seq) })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .execute();
}

interface NewPresence {
  readonly clientId: string;
  readonly accountId: string;
  readonly selection: readonly string[];
  readonly sectionId: string;
}

/** Says that a tab has the document open. */
export async function savePresence(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  { selection, ...presence }: NewPresence,
): Promise<void> {
  const fields = { ...presence, selection: [...selection], seenAt: sql<Date>`now()` };
  await tx
    .insertInto('documentPresence')
    .values({ siteId: tx.siteId, documentId: id, kind, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'documentId', 'kind', 'clientId']).doUpdateSet(fields),
    )
    .execute();
}

interface WantedLock {
  readonly clientId: string;
  readonly sectionId: string;
  /** Takes the section from whoever types in it. */
  readonly takesOver: boolean;
}

/** Gives a section to the tab that types in it, where nobody else does. */
export async function lockSection(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  { clientId, sectionId, takesOver }: WantedLock,
): Promise<void> {
  await sql`
    insert into document_lock as held (site_id, document_id, kind, section_id, client_id)
    values (${tx.siteId}, ${id}, ${kind}, ${sectionId}, ${clientId})
    on conflict (site_id, document_id, kind, section_id)
      do update set client_id = excluded.client_id, typed_at = now()
      where held.client_id = excluded.client_id or held.typed_at <= now() - ${lockTime} or ${takesOver}`.execute(
    tx,
  );
}

/** Forgets a tab with its locks, and what of the site was not heard of for a minute. */
export async function removePresence(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  clientId: string,
): Promise<void> {
  await sql`delete from document_presence where site_id = ${tx.siteId}
    and ((document_id = ${id} and kind = ${kind} and client_id = ${clientId})
      or seen_at < now() - interval '1 minute')`.execute(tx);
  await sql`delete from document_lock where site_id = ${tx.siteId}
    and ((document_id = ${id} and kind = ${kind} and client_id = ${clientId})
      or typed_at < now() - interval '1 minute')`.execute(tx);
}

/** Puts a document into its page, whose version is that of its settings alone; false for one that is gone. */
export async function savePageSections(tx: SiteTransaction, id: string, document: unknown): Promise<boolean> {
  const { rows } = await sql`update collection
    set doc = jsonb_set(doc, '{document}', ${JSON.stringify(document)}::jsonb), updated_at = now()
    where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx);
  return rows.length === 1;
}

/** Puts the slide of a cover page into its row; false for one that is gone. */
export async function saveCoverPage(tx: SiteTransaction, id: string, slide: unknown): Promise<boolean> {
  const { rows } = await sql`update collection
    set doc = jsonb_set(doc, '{slide}', ${JSON.stringify(slide)}::jsonb), updated_at = now()
    where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx);
  return rows.length === 1;
}

/** Puts what a document says into its item; false for one that is gone. */
export async function saveItem(
  tx: SiteTransaction,
  id: string,
  { doc, publishAt, ...fields }: StoredItemRow,
): Promise<boolean> {
  const saved = await tx
    .updateTable('item')
    .set({
      ...fields,
      publishAt,
      doc: JSON.stringify(doc),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

/** Puts the content of a product's page into its place. */
export async function saveProductContent(
  tx: SiteTransaction,
  productId: string,
  document: unknown,
): Promise<boolean> {
  await sql`insert into product_content (site_id, id, document)
    values (${tx.siteId}, ${productId}, ${JSON.stringify(document)}::jsonb)
    on conflict (site_id, id) do update set document = excluded.document, updated_at = now()`.execute(tx);
  return true;
}
