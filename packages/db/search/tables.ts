import type { Generated } from 'kysely';

/** Rows of the search (0149-search-index.sql). */
export interface SearchTables {
  searchEntry: SearchEntryTable;
  searchWord: SearchWordTable;
  searchStale: SearchStaleTable;
}

interface SearchEntryTable {
  siteId: string;
  list: string;
  entry: number;
  kind: string;
  documentId: string;
  words: string[];
}

interface SearchWordTable {
  siteId: string;
  list: string;
  word: string;
  block: number;
  letters: Generated<number>;
  postings: Buffer;
}

interface SearchStaleTable {
  siteId: string;
  kind: string;
  documentId: string;
}
