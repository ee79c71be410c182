import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PlatformTables {
  rate_bucket: RateBucketTable;
  outbox: OutboxTable;
}

interface RateBucketTable {
  key: string;
  hits: number;
  window_ends_at: Date;
}

interface OutboxTable {
  id: string;
  website_id: string | null;
  topic: string;
  dedupe_key: string;
  payload: unknown;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  due_at: Generated<Date>;
}
