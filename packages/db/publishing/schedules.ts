import {
  decodeJson,
  listOf,
  nullable,
  object,
  optional,
  text,
  writtenRecord,
} from '@veranda/domain/decoders';
import type { Refusal } from '@veranda/domain/refusal';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A document of a scheduled publication with its revision; null takes it out. */
interface ScheduledDocument {
  readonly kind: string;
  readonly id: string;
  readonly sha256: string | null;
}

/** A publication that is due at a moment, or was. */
export interface ScheduleRecord {
  readonly id: string;
  readonly dueAt: Date;
  readonly state: 'waiting' | 'done' | 'failed' | 'cancelled';
  readonly documents: readonly ScheduledDocument[];
  readonly note: string;
  readonly accountId: string;
  /** Address of who has scheduled it; empty for an account that is gone. */
  readonly email: string;
  readonly createdAt: Date;
  /** Why one failed; null for any other. */
  readonly problem: Refusal | null;
  readonly endedAt: Date | null;
}

const storedDocuments = listOf(object<ScheduledDocument>({ kind: text, id: text, sha256: nullable(text) }));

const columns = sql`s.id, s.due_at, s.state, s.documents::text as documents, s.note, s.account_id,
  coalesce(a.email::text, '') as email, s.created_at, s.problem, s.ended_at`;

const storedProblem = object<Pick<Refusal, 'code' | 'params'>>({
  code: text,
  params: optional(writtenRecord<NonNullable<Refusal['params']>>),
});

type Row = Omit<ScheduleRecord, 'documents' | 'problem'> & {
  readonly documents: string;
  readonly problem: string;
};

function toRecord(row: Row): ScheduleRecord {
  const { problem } = row;
  return {
    ...row,
    documents: decodeJson(storedDocuments, row.documents),
    problem: problem === '' ? null : { kind: 'refusal', ...decodeJson(storedProblem, problem) },
  };
}

/** Those that wait, by their time, and those that ended within 30 days behind them, at most 100. */
export async function findSchedules(tx: SiteTransaction): Promise<ScheduleRecord[]> {
  const { rows } = await sql<Row>`
    select ${columns} from scheduled_publication s left join account a on a.id = s.account_id
    where s.site_id = ${tx.siteId} and (s.state = 'waiting' or s.ended_at > now() - interval '30 days')
    order by s.state <> 'waiting', case when s.state = 'waiting' then s.due_at end, s.ended_at desc, s.id
    limit 100`.execute(tx);
  return rows.map(toRecord);
}

/** One of them, for this transaction alone. */
export async function lockSchedule(tx: SiteTransaction, id: string): Promise<ScheduleRecord | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from scheduled_publication s left join account a on a.id = s.account_id
    where s.site_id = ${tx.siteId} and s.id = ${id} for update of s`.execute(tx);
  return rows[0] && toRecord(rows[0]);
}

/** Adds one that waits. */
export async function insertSchedule(
  tx: SiteTransaction,
  { documents, ...schedule }: Pick<ScheduleRecord, 'id' | 'dueAt' | 'documents' | 'note' | 'accountId'>,
): Promise<void> {
  await tx
    .insertInto('scheduledPublication')
    .values({ siteId: tx.siteId, ...schedule, documents: JSON.stringify(documents) })
    .execute();
}

/** Gives one that waits another time. */
export async function moveSchedule(tx: SiteTransaction, id: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('scheduledPublication')
    .set({ dueAt })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Ends one: done with its revision, failed with its problem, or cancelled. */
export async function endSchedule(
  tx: SiteTransaction,
  id: string,
  {
    problem,
    ...end
  }: {
    readonly state: 'done' | 'failed' | 'cancelled';
    readonly problem?: Refusal;
    readonly revisionId?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('scheduledPublication')
    .set({ ...end, problem: problem ? JSON.stringify(problem) : '', endedAt: sql<Date>`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}
