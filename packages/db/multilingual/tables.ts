import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MultilingualTables {
  translation: TranslationTable;
  translation_connection: TranslationConnectionTable;
}

interface TranslationTable {
  siteId: string;
  language: string;
  kind: string;
  documentId: string;
  texts: unknown;
  updatedAt: Generated<Date>;
}

interface TranslationConnectionTable {
  siteId: string;
  keySealed: Buffer;
  language: string | null;
  total: Generated<number>;
  done: Generated<number>;
  problem: string | null;
  createdAt: Generated<Date>;
}
