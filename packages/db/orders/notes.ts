import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Stored fields of a note: `authorId` is the account that wrote it, absent for one that the order came with.
 */
export interface NoteDetail {
  readonly text: string;
  readonly authorId?: string;
  readonly editedAt?: string;
}

interface NoteKey {
  readonly orderId: string;
  readonly id: string;
}

/** A note of an order; undefined when there is none of that id. */
export async function findNote(tx: SiteTransaction, key: NoteKey): Promise<NoteDetail | undefined> {
  const row = await notes(tx, key.orderId).select('detail').where('id', '=', key.id).executeTakeFirst();
  return row?.detail as NoteDetail | undefined;
}

export async function countNotes(tx: SiteTransaction, orderId: string): Promise<number> {
  const row = await notes(tx, orderId).select(sql<number>`count(*)::int`.as('n')).executeTakeFirst();
  return row?.n ?? 0;
}

export async function changeNote(tx: SiteTransaction, key: NoteKey, detail: NoteDetail): Promise<void> {
  await tx
    .updateTable('order_event')
    .set({ detail: JSON.stringify(detail) })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', key.orderId)
    .where('id', '=', key.id)
    .where('kind', '=', 'note')
    .execute();
}

export async function removeNote(tx: SiteTransaction, key: NoteKey): Promise<void> {
  await tx
    .deleteFrom('order_event')
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', key.orderId)
    .where('id', '=', key.id)
    .where('kind', '=', 'note')
    .execute();
}

/** Writes what the notes say together, one below the other, where files and programs read it. */
export async function keepNotesTogether(tx: SiteTransaction, orderId: string): Promise<void> {
  await sql`
    update orders set updated_at = now(), note = coalesce((
      select string_agg(detail->>'text', E'\n' order by created_at, id) from order_event
      where site_id = ${tx.siteId} and order_id = ${orderId} and kind = 'note'), '')
    where site_id = ${tx.siteId} and id = ${orderId}`.execute(tx);
}

function notes(tx: SiteTransaction, orderId: string) {
  return tx
    .selectFrom('order_event')
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .where('kind', '=', 'note');
}
