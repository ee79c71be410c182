import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PublishingTables {
  revision: RevisionTable;
  documentRevision: DocumentRevisionTable;
  manifestEntry: ManifestEntryTable;
  publishedAddress: PublishedAddressTable;
  publishedItem: PublishedItemTable;
  publishedItemKey: PublishedItemKeyTable;
  publishedItemGroup: PublishedItemGroupTable;
  documentDraft: DocumentDraftTable;
  documentChange: DocumentChangeTable;
  scheduledPublication: ScheduledPublicationTable;
}

interface RevisionTable {
  siteId: string;
  id: string;
  number: number;
  accountId: string | null;
  note: Generated<string>;
  createdAt: Generated<Date>;
}

interface DocumentRevisionTable {
  siteId: string;
  kind: string;
  documentId: string;
  sha256: string;
  content: unknown;
  assetIds: Generated<string[]>;
  createdAt: Generated<Date>;
}

interface ManifestEntryTable {
  siteId: string;
  kind: string;
  documentId: string;
  sha256: string;
  fromNumber: number;
  untilNumber: number | null;
}

interface PublishedAddressTable {
  siteId: string;
  kind: string;
  slug: string;
  documentId: string;
  number: number;
}

interface PublishedItemTable {
  siteId: string;
  documentId: string;
  fromNumber: number;
  untilNumber: number | null;
  collectionId: string;
  urlSlug: string;
  position: string;
  card: unknown;
  assets: unknown;
  hasMap: boolean;
}

interface PublishedItemKeyTable {
  siteId: string;
  documentId: string;
  fromNumber: number;
  key: string;
  name: string;
  untilNumber: number | null;
  collectionId: string;
  position: string;
  publishOn: bigint;
  beginsOn: bigint;
  overOn: bigint | null;
  ordinal: number;
}

interface PublishedItemGroupTable {
  siteId: string;
  collectionId: string;
  key: string;
  name: string;
  fromNumber: number;
  untilNumber: number | null;
  items: number;
  first: string;
}

interface DocumentDraftTable {
  siteId: string;
  kind: string;
  documentId: string;
  sha256: string | null;
  edits: Generated<bigint>;
  readEdits: Generated<bigint>;
}

interface DocumentChangeTable {
  siteId: string;
  kind: string;
  documentId: string;
}

interface ScheduledPublicationTable {
  siteId: string;
  id: string;
  dueAt: Date;
  state: Generated<string>;
  documents: unknown;
  note: Generated<string>;
  accountId: string;
  createdAt: Generated<Date>;
  problem: Generated<string>;
  revisionId: string | null;
  endedAt: Date | null;
}
