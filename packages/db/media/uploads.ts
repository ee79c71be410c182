import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';

/** A file whose parts are arriving. */
export interface PendingUpload {
  readonly id: string;
  readonly fileName: string;
  /** Of the whole file. */
  readonly bytes: number;
  readonly received: number;
  /** Where each part begins that has arrived, ascending. */
  readonly parts: readonly number[];
  readonly folderId: string | null;
}

export async function insertUpload(
  tx: SiteTransaction,
  { id, fileName, bytes, folderId }: Pick<PendingUpload, 'id' | 'fileName' | 'bytes' | 'folderId'>,
): Promise<void> {
  await tx
    .insertInto('pendingUpload')
    .values({ siteId: tx.siteId, id, fileName, bytes: BigInt(bytes), folderId })
    .execute();
}

export async function findUpload(tx: SiteTransaction, id: string): Promise<PendingUpload | null> {
  const row = await tx
    .selectFrom('pendingUpload')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toUpload(row) : null;
}

/** Notes a part that is stored. @returns false where it does not begin where the last one ended */
export async function addPart(
  tx: SiteTransaction,
  part: { readonly id: string; readonly offset: number; readonly bytes: number },
): Promise<boolean> {
  const changed = await tx
    .updateTable('pendingUpload')
    .set({
      received: sql<bigint>`received + ${part.bytes}`,
      parts: sql<string[]>`parts || ${part.offset}::bigint`,
      changedAt: sql<Date>`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', part.id)
    .where('received', '=', BigInt(part.offset))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Forgets an upload; its parts are removed after the commit. */
export async function deleteUpload(tx: SiteTransaction, id: string): Promise<PendingUpload | null> {
  const row = await tx
    .deleteFrom('pendingUpload')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toUpload(row) : null;
}

/** Forgets those of which nothing has arrived for two days. */
export async function deleteOldUploads(tx: SiteTransaction): Promise<PendingUpload[]> {
  const rows = await tx
    .deleteFrom('pendingUpload')
    .where('siteId', '=', tx.siteId)
    .where('changedAt', '<', sql<Date>`now() - interval '2 days'`)
    .returningAll()
    .execute();
  return rows.map(toUpload);
}

/** Bytes of files that are arriving. */
export async function sumPendingBytes(tx: SiteTransaction): Promise<bigint> {
  const row = await tx
    .selectFrom('pendingUpload')
    .select(sql<bigint>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return row?.bytes ?? 0n;
}

function toUpload(row: RecordOf<'pendingUpload'>): PendingUpload {
  return {
    id: row.id,
    fileName: row.fileName,
    bytes: Number(row.bytes),
    received: Number(row.received),
    parts: row.parts.map(Number),
    folderId: row.folderId,
  };
}
