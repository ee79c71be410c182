import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PlatformTables {
  rate_bucket: RateBucketTable;
  outbox: OutboxTable;
  idempotency: IdempotencyTable;
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

interface IdempotencyTable {
  siteId: string;
  scope: string;
  key: string;
  requestHash: string;
  status: number | null;
  response: unknown | null;
  expiresAt: Date;
  leasedUntil: Date | null;
}
