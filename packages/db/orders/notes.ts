import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is kept of a note: `authorId` is the account that wrote it, absent for one that the order came with. */
export interface NoteDetail {
  readonly text: string;
  readonly authorId?: string;
  readonly editedAt?: string;
}

interface NoteKey {
  readonly siteId: string;
  readonly orderId: string;
  readonly id: string;
}

/** A note of an order; undefined when there is none of that id. */
export async function findNote(tx: Tx, key: NoteKey): Promise<NoteDetail | undefined> {
  const row = await notes(tx, key).select('detail').where('id', '=', key.id).executeTakeFirst();
  return row?.detail as NoteDetail | undefined;
}

export async function countNotes(tx: Tx, order: Omit<NoteKey, 'id'>): Promise<number> {
  const row = await notes(tx, order).select(sql<number>`count(*)::int`.as('n')).executeTakeFirst();
  return row?.n ?? 0;
}

export async function changeNote(tx: Tx, key: NoteKey, detail: NoteDetail): Promise<void> {
  await tx
    .updateTable('order_event')
    .set({ detail: JSON.stringify(detail) })
    .where('website_id', '=', key.siteId)
    .where('order_id', '=', key.orderId)
    .where('id', '=', key.id)
    .where('kind', '=', 'note')
    .execute();
}

export async function removeNote(tx: Tx, key: NoteKey): Promise<void> {
  await tx
    .deleteFrom('order_event')
    .where('website_id', '=', key.siteId)
    .where('order_id', '=', key.orderId)
    .where('id', '=', key.id)
    .where('kind', '=', 'note')
    .execute();
}

/** Writes what the notes say together, one below the other, where files and programs read it. */
export async function keepNotesTogether(tx: Tx, order: Omit<NoteKey, 'id'>): Promise<void> {
  const { siteId, orderId } = order;
  await sql`
    update orders set updated_at = now(), note = coalesce((
      select string_agg(detail->>'text', E'\n' order by created_at, id) from order_event
      where website_id = ${siteId} and order_id = ${orderId} and kind = 'note'), '')
    where website_id = ${siteId} and id = ${orderId}`.execute(tx);
}

function notes(tx: Tx, { siteId, orderId }: Omit<NoteKey, 'id'>) {
  return tx
    .selectFrom('order_event')
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'note');
}
