import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PublishingTables {
  revision: RevisionTable;
}

interface RevisionTable {
  siteId: string;
  id: string;
  number: number;
  sha256: string;
  snapshot: unknown;
  accountId: string | null;
  note: Generated<string>;
  createdAt: Generated<Date>;
}
