import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface TagTables {
  tag: TagTable;
  former_tag_name: FormerTagNameTable;
  tag_use: TagUseTable;
}

interface TagTable {
  siteId: string;
  id: string;
  tagType: string;
  key: string;
  name: string;
  mergedInto: string | null;
  removedAt: Date | null;
  createdAt: Generated<Date>;
}

interface FormerTagNameTable {
  siteId: string;
  tagType: string;
  name: string;
  tagId: string;
}

interface TagUseTable {
  siteId: string;
  kind: string;
  documentId: string;
  tagType: string;
  key: string;
}
