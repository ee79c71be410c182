import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface DocumentTables {
  document: DocumentTable;
  documentTransaction: DocumentTransactionTable;
  documentPresence: DocumentPresenceTable;
  documentVersion: DocumentVersionTable;
  proposal: ProposalTable;
  documentLock: DocumentLockTable;
}

interface DocumentTable {
  siteId: string;
  id: string;
  kind: string;
  seq: Generated<bigint>;
  versionedAt: Generated<Date>;
}

interface DocumentTransactionTable {
  siteId: string;
  documentId: string;
  kind: string;
  seq: bigint;
  id: string;
  accountId: string | null;
  label: string;
  edits: unknown;
  createdAt: Generated<Date>;
}

interface DocumentPresenceTable {
  siteId: string;
  documentId: string;
  kind: string;
  clientId: string;
  accountId: string;
  selection: Generated<string[]>;
  sectionId: Generated<string>;
  seenAt: Generated<Date>;
}

interface DocumentVersionTable {
  siteId: string;
  documentId: string;
  kind: string;
  id: string;
  reason: string;
  name: Generated<string>;
  seq: bigint;
  doc: unknown;
  accountId: string | null;
  createdAt: Generated<Date>;
}

interface ProposalTable {
  siteId: string;
  id: string;
  kind: string;
  documentId: string;
  baseSeq: bigint;
  doc: unknown;
  state: Generated<string>;
  accountId: string;
  note: Generated<string>;
  answer: Generated<string>;
  createdAt: Generated<Date>;
  askedAt: Date | null;
  endedAt: Date | null;
}

interface DocumentLockTable {
  siteId: string;
  documentId: string;
  kind: string;
  sectionId: string;
  clientId: string;
  typedAt: Generated<Date>;
}
