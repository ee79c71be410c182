import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The messages of the outbox that nobody has sent yet. */
export interface Backlog {
  readonly waiting: number;
  /** Seconds since the oldest was written; 0 without one. */
  readonly oldestSeconds: number;
}

/** Reads how far the sending of messages lags behind. */
export async function readBacklog(database: Database): Promise<Backlog> {
  const { rows } = await database.global((trx) =>
    sql<Backlog>`select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
      from outbox where sent_at is null`.execute(trx),
  );
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
