import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * The messages of the outbox that are due and that nobody has sent yet; one that is planned for later is not
 * late.
 */
interface Backlog {
  readonly waiting: number;
  /** Seconds since the oldest was written; 0 without one. */
  readonly oldestSeconds: number;
}

/** Reads how far the sending of messages lags behind. */
export async function readBacklog(database: Database): Promise<Backlog> {
  const { rows } = await database.global((trx) =>
    sql<Backlog>`select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(case when attempts = 0 then greatest(created_at, due_at) else created_at end)), 0)::float8
        as "oldestSeconds"
      from outbox where sent_at is null and (attempts > 0 or due_at <= now())`.execute(trx),
  );
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
