import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** An effect that leaves the database: written in the transaction that decides it, carried out after its commit. */
export interface OutboxMessage {
  readonly id: string;
  readonly websiteId: string | null;
  readonly topic: string;
  /** The same key twice is one message; of a mail it becomes the Message-ID. */
  readonly dedupeKey: string;
  readonly payload: unknown;
  /** Not before this instant; at once without it. */
  readonly dueAt?: Date;
}

export async function addToOutbox(tx: Tx, message: OutboxMessage): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: message.id,
      website_id: message.websiteId,
      topic: message.topic,
      dedupe_key: message.dedupeKey,
      payload: JSON.stringify(message.payload),
      ...(message.dueAt ? { due_at: message.dueAt } : {}),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Claims up to `limit` due messages of a topic: each is due again after a pause that doubles with every attempt, at most 4 min: what was kept back for an outage is delivered within 5. */
export async function claimMessages(tx: Tx, topic: string, limit: number): Promise<Row<'outbox'>[]> {
  const { rows } = await sql<Row<'outbox'>>`
    update outbox set attempts = attempts + 1,
      due_at = now() + least(interval '4 minutes', interval '15 seconds' * power(2, least(attempts, 8)))
    where id in (
      select id from outbox where sent_at is null and topic = ${topic} and due_at <= now()
      order by due_at limit ${limit} for update skip locked)
    returning *`.execute(tx);
  return rows;
}

/** Keeps a claimed message from others until `until`: its job takes longer than the pause after a claim. */
export async function postponeMessage(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('outbox').set({ due_at: until }).where('id', '=', id).execute();
}

/** Makes a message due earlier than it would be, by its key; one that is done or due before stays as it is. */
export async function hastenMessage(tx: Tx, dedupeKey: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ due_at: sql`least(due_at, ${dueAt})` })
    .where('dedupe_key', '=', dedupeKey)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('outbox').set({ sent_at: sql`now()` }).where('id', '=', id).execute();
}
