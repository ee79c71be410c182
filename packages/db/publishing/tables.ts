import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PublishingTables {
  revision: RevisionTable;
}

interface RevisionTable {
  website_id: string;
  id: string;
  number: number;
  sha256: string;
  snapshot: unknown;
  account_id: string | null;
  note: Generated<string>;
  created_at: Generated<Date>;
}
