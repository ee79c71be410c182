import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Content of an entry; its number, its time and its seal come from the database. */
export interface NewAuditEntry {
  readonly actorId: string | null;
  readonly actor: string;
  readonly role: string;
  readonly ip: string;
  readonly action: string;
  readonly area: string;
  readonly subject: string;
  readonly before: Uint8Array | null;
  readonly after: Uint8Array | null;
  readonly requestId: string;
}

/** Adds an entry to the log of the transaction's site. */
export async function appendEntry(tx: SiteTransaction, entry: NewAuditEntry): Promise<void> {
  await insertEntry(tx.siteId, entry, sql`true`).execute(tx);
}

/** Adds an entry when the transaction has written (or locked) anything; @returns whether it has. */
export async function appendEntryIfWritten(tx: SiteTransaction, entry: NewAuditEntry): Promise<boolean> {
  const done = await insertEntry(tx.siteId, entry, sql`pg_current_xact_id_if_assigned() is not null`).execute(
    tx,
  );
  return done.numAffectedRows === 1n;
}

function insertEntry(siteId: string, entry: NewAuditEntry, condition: RawBuilder<unknown>) {
  return sql`
    insert into audit_entry
      (site_id, actor_id, actor, role, ip, action, area, subject, before_hash, after_hash, request_id)
    select ${siteId}::uuid, ${entry.actorId}::uuid, ${entry.actor}::text, ${entry.role}::text, ${entry.ip}::text,
      ${entry.action}::text, ${entry.area}::text, ${entry.subject}::text, ${entry.before}::bytea,
      ${entry.after}::bytea, ${entry.requestId}::text
    where ${condition}`;
}
