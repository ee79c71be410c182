import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CommentTables {
  item_comment: ItemCommentTable;
  comment_settings: CommentSettingsTable;
}

interface ItemCommentTable {
  siteId: string;
  id: string;
  itemId: string;
  /** The comment that it answers. */
  parentId: string | null;
  author: string;
  email: string;
  body: string;
  status: Generated<string>;
  contentHash: Uint8Array;
  writtenAt: Generated<Date>;
  decidedAt: Date | null;
  deletedAt: Date | null;
}

interface CommentSettingsTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}
