import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface PageCommentTables {
  pageCommentThread: PageCommentThreadTable;
  pageComment: PageCommentTable;
}

interface PageCommentThreadTable {
  siteId: string;
  documentId: string;
  kind: string;
  id: string;
  anchorKind: string;
  anchorId: Generated<string>;
  size: Generated<number>;
  revision: Generated<bigint>;
  createdAt: Generated<Date>;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

interface PageCommentTable {
  siteId: string;
  id: string;
  threadId: string;
  accountId: string;
  body: string;
  writtenAt: Generated<Date>;
  editedAt: Date | null;
  deletedAt: Date | null;
  deletedBy: string | null;
}
