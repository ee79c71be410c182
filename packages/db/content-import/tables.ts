import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ContentImportTables {
  contentImport: ContentImportTable;
  contentImportEntry: ContentImportEntryTable;
  importedAddress: ImportedAddressTable;
}

interface ContentImportTable {
  siteId: string;
  id: string;
  status: Generated<string>;
  files: unknown;
  facts: Generated<unknown>;
  options: Generated<unknown>;
  problem: unknown;
  readBytes: Generated<bigint>;
  hosts: Generated<unknown>;
  fetched: Generated<string[]>;
  slice: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface ContentImportEntryTable {
  siteId: string;
  importId: string;
  position: number;
  kind: string;
  phase: number;
  sourceId: string;
  sourceKey: string;
  title: string;
  status: string;
  problem: string | null;
  notes: Generated<string[]>;
  missing: Generated<string[]>;
  address: Generated<string>;
  targetId: string | null;
  data: unknown;
}

interface ImportedAddressTable {
  siteId: string;
  path: string;
  kind: string;
  documentId: string;
  importId: string;
}
