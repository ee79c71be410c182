import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface CommentTables {
  item_comment: ItemCommentTable;
  item_comment_count: ItemCommentCountTable;
  comment_report: CommentReportTable;
  comment_ban: CommentBanTable;
  comment_mail_off: CommentMailOffTable;
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
  /** Wants a mail about replies. */
  wantsReplies: Generated<boolean>;
  /** Written in the studio. */
  isStaff: Generated<boolean>;
  /** Visitors who have reported it since it was last approved. */
  reports: Generated<number>;
  /** Shown to visitors; written by the database, as are the two below. */
  isShown: Generated<boolean>;
  threadId: Generated<string>;
  threadAt: Generated<Date>;
  writtenAt: Generated<Date>;
  decidedAt: Date | null;
  deletedAt: Date | null;
}

interface ItemCommentCountTable {
  siteId: string;
  itemId: string;
  comments: number;
}

interface CommentReportTable {
  siteId: string;
  commentId: string;
  visitor: Uint8Array;
  reportedAt: Date;
}

interface CommentBanTable {
  siteId: string;
  email: string;
  bannedAt: Date;
}

interface CommentMailOffTable {
  siteId: string;
  accountId: string;
}

interface CommentSettingsTable {
  siteId: string;
  doc: unknown;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}
