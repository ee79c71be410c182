import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { DocumentKey } from './reader.ts';

/** A version without its document. */
export interface VersionRecord {
  readonly id: string;
  readonly reason: 'published' | 'automatic' | 'named';
  readonly name: string;
  readonly seq: bigint;
  readonly createdAt: Date;
  /** Name of its author; empty for the platform. */
  readonly author: string;
}

const columns = sql`v.id, v.reason, v.name, v.seq, v.created_at, coalesce(nullif(a.name, ''), a.email::text, '') as author`;

function ofDocument(tx: SiteTransaction, { kind, id }: DocumentKey) {
  return sql`document_version v left join account a on a.id = v.account_id
    where v.site_id = ${tx.siteId} and v.document_id = ${id} and v.kind = ${kind}`;
}

/** Versions from the newest. */
export async function findDocumentVersions(tx: SiteTransaction, key: DocumentKey): Promise<VersionRecord[]> {
  const { rows } = await sql<VersionRecord>`
    select ${columns} from ${ofDocument(tx, key)} order by v.created_at desc, v.id limit 500`.execute(tx);
  return rows;
}

/** A version with its document as JSON text. */
export async function findDocumentVersion(
  tx: SiteTransaction,
  key: DocumentKey,
  versionId: string,
): Promise<(VersionRecord & { readonly doc: string }) | undefined> {
  const { rows } = await sql<VersionRecord & { readonly doc: string }>`
    select ${columns}, v.doc::text as doc from ${ofDocument(tx, key)} and v.id = ${versionId}`.execute(tx);
  return rows[0];
}

/** The newest version, and whether its document is this one; undefined where there is none. */
export async function findNewestVersion(
  tx: SiteTransaction,
  key: DocumentKey,
  document: unknown,
): Promise<(VersionRecord & { readonly isSame: boolean }) | undefined> {
  const { rows } = await sql<VersionRecord & { readonly isSame: boolean }>`
    select ${columns}, v.doc = ${JSON.stringify(document)}::jsonb as is_same
    from ${ofDocument(tx, key)} order by v.created_at desc, v.id limit 1`.execute(tx);
  return rows[0];
}

interface NewVersion extends Pick<VersionRecord, 'id' | 'reason' | 'name'> {
  readonly seq: number;
  readonly document: unknown;
  readonly accountId: string | null;
}

/** Keeps a version of a document. */
export async function insertDocumentVersion(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  { document, seq, ...version }: NewVersion,
): Promise<void> {
  const key = { siteId: tx.siteId, documentId: id, kind };
  await tx
    .insertInto('documentVersion')
    .values({ ...key, ...version, seq: BigInt(seq), doc: JSON.stringify(document) })
    .execute();
}

type ChangedVersion = Pick<VersionRecord, 'id' | 'reason' | 'name'>;

/** Gives a version that is kept another reason and name; with an account it is this one's, of now. */
export async function changeDocumentVersion(
  tx: SiteTransaction,
  { kind, id }: DocumentKey,
  { id: versionId, ...changed }: ChangedVersion & { readonly accountId?: string | null },
): Promise<void> {
  const made = changed.accountId === undefined ? {} : { createdAt: sql<Date>`now()` };
  await tx
    .updateTable('documentVersion')
    .set({ ...changed, ...made })
    .where('siteId', '=', tx.siteId)
    .where('documentId', '=', id)
    .where('kind', '=', kind)
    .where('id', '=', versionId)
    .execute();
}

/** Begins the ten minutes anew after which a version is kept automatically. */
export async function restartVersionClock(tx: SiteTransaction, { kind, id }: DocumentKey): Promise<void> {
  await sql`update document set versioned_at = now()
    where site_id = ${tx.siteId} and id = ${id} and kind = ${kind}`.execute(tx);
}

/** Account of the author of the last transaction; null for none, or for one of the platform. */
export async function findLastAuthor(tx: SiteTransaction, { kind, id }: DocumentKey): Promise<string | null> {
  const row = await tx
    .selectFrom('documentTransaction')
    .select('accountId')
    .where('siteId', '=', tx.siteId)
    .where('documentId', '=', id)
    .where('kind', '=', kind)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/**
 * Automatic versions of the site that are let go: those that are older than 30 days, and of each day (UTC) before
 * the last 24 hours all but its newest. @returns how many
 */
export async function thinVersions(tx: SiteTransaction): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from document_version v where v.site_id = ${tx.siteId} and v.reason = 'automatic'
      and v.created_at < now() - interval '24 hours'
      and (v.created_at < now() - interval '30 days' or exists (
        select from document_version later
        where later.site_id = v.site_id and later.document_id = v.document_id and later.kind = v.kind
          and later.reason = 'automatic' and later.created_at < now() - interval '24 hours'
          and (later.created_at, later.id) > (v.created_at, v.id)
          and date_trunc('day', later.created_at, 'UTC') = date_trunc('day', v.created_at, 'UTC')))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}
