import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { AnyTransaction, GlobalTransaction, SiteTransaction } from './site-transaction.ts';

/**
 * An effect that leaves the database: written in the transaction that decides it, carried out after its
 * commit.
 */
interface OutboxMessage {
  readonly id: string;
  readonly topic: string;
  /** The same key twice is one message; of a mail it becomes the Message-ID. */
  readonly dedupeKey: string;
  readonly payload: unknown;
  /** Not before this instant; at once without it. */
  readonly dueAt?: Date;
}

export async function addToOutbox(tx: AnyTransaction, message: OutboxMessage): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: message.id,
      siteId: tx.siteId ?? null,
      topic: message.topic,
      dedupeKey: message.dedupeKey,
      payload: JSON.stringify(message.payload),
      ...(message.dueAt ? { dueAt: message.dueAt } : {}),
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
}

/** Those of the topics that have a message due: one probe of an index each, however many are waiting. */
export async function findDueTopics(tx: GlobalTransaction, topics: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    select asked.topic from unnest(${topics}::text[]) as asked (topic)
    where exists (
      select from outbox where sent_at is null and topic = asked.topic and due_at <= now())`.execute(tx);
  return rows.map(({ topic }) => topic);
}

/**
 * Claims up to `limit` due messages of a topic: each is due again after a pause that doubles with every
 * attempt, at most 4 min: what was kept back for an outage is delivered within 5.
 */
export async function claimMessages(
  tx: GlobalTransaction,
  topic: string,
  limit: number,
): Promise<RecordOf<'outbox'>[]> {
  const { rows } = await sql<RecordOf<'outbox'>>`
    update outbox set attempts = attempts + 1,
      due_at = now() + least(interval '4 minutes', interval '15 seconds' * power(2, least(attempts, 8)))
    where id in (
      select id from outbox where sent_at is null and topic = ${topic} and due_at <= now()
      order by due_at limit ${limit} for update skip locked)
    returning *`.execute(tx);
  return rows;
}

/** Keeps a claimed message from others until `until`: its job takes longer than the pause after a claim. */
export async function postponeMessage(tx: GlobalTransaction, id: string, until: Date): Promise<void> {
  await tx.updateTable('outbox').set({ dueAt: until }).where('id', '=', id).execute();
}

/**
 * Makes a message due earlier than it would be, by its key; one that is done or due before stays as it is.
 */
export async function hastenMessage(tx: SiteTransaction, dedupeKey: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ dueAt: sql`least(due_at, ${dueAt})` })
    .where('dedupeKey', '=', dedupeKey)
    .where('sentAt', 'is', null)
    .execute();
}

export async function markSent(tx: GlobalTransaction, id: string): Promise<void> {
  await tx.updateTable('outbox').set({ sentAt: sql`now()` }).where('id', '=', id).execute();
}

/** Forgets the messages of a topic that were sent before `before`: their keys may come again then. */
export async function forgetSent(tx: GlobalTransaction, topic: string, before: Date): Promise<void> {
  await tx.deleteFrom('outbox').where('topic', '=', topic).where('sentAt', '<', before).execute();
}
