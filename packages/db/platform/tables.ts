import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PlatformTables {
  rate_bucket: RateBucketTable;
  outbox: OutboxTable;
}

interface RateBucketTable {
  key: string;
  hits: number;
  windowEndsAt: Date;
}

interface OutboxTable {
  id: string;
  siteId: string | null;
  topic: string;
  dedupeKey: string;
  payload: unknown;
  createdAt: Generated<Date>;
  sentAt: Date | null;
  attempts: Generated<number>;
  dueAt: Generated<Date>;
}
