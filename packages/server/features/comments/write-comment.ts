import { findCommentSettings } from '@veranda/db/comments/settings';
import { isBanned } from '@veranda/db/comments/moderation';
import { findShownThread } from '@veranda/db/comments/reader';
import { insertComment } from '@veranda/db/comments/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import {
  checkComment,
  type CommentStatus,
  type CommentText,
  newCommentStatus,
  takesComments,
} from '@veranda/domain/comments/comment';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { askForCommentMail, askForReplyMail } from './comment-mails.ts';
import { hashOfComment } from './comment-hash.ts';

/** A comment as the form below an item sends it; `trap` is the value of the field that no person sees. */
interface SentComment extends CommentText {
  readonly trap: string;
  /** Id of the comment that it answers; '' for none. */
  readonly parentId: string;
  readonly wantsReplies: boolean;
  /** Address of the account that sends it; null for a visitor who is not signed in. */
  readonly accountEmail: string | null;
}

/**
 * Writes a comment on an item that takes them. Whoever sends spam is told that it waits, and the same comment
 * sent twice is the first again.
 */
export async function writeComment(
  deps: Deps,
  site: SiteEntry,
  { item, sent }: { readonly item: SnapshotItem; readonly sent: SentComment },
): Promise<{ status: 'pending' | 'approved' } | Refusal> {
  const comment = checkComment(sent);
  if (isRefusal(comment)) return comment;
  const status = await transactionWithRefusal(deps.db, site.id, (tx) =>
    insert(deps, tx, { item, comment, sent }),
  );
  if (isRefusal(status)) return status;
  if (status === 'approved') await deps.sites.refresh(site.id);
  return { status: status === 'approved' ? 'approved' : 'pending' };
}

interface CheckedComment {
  readonly item: SnapshotItem;
  readonly comment: CommentText;
  readonly sent: SentComment;
}

async function insert(
  deps: Deps,
  tx: SiteTransaction,
  { item, comment, sent }: CheckedComment,
): Promise<CommentStatus | Refusal> {
  const { author, email, text } = comment;
  const { settings } = await findCommentSettings(tx);
  if (!takesComments(item, settings, deps.now())) return refuse('comments-closed');
  const parentId = await findShownThread(tx, { itemId: item.id, id: sent.parentId });
  if (sent.parentId !== '' && parentId === null) return refuse('unknown-comment');
  const banned = await isBanned(tx, sent.accountEmail === null ? [email] : [email, sent.accountEmail]);
  const status = newCommentStatus(settings, { author, text, trap: sent.trap, isBanned: banned });
  const now = new Date(deps.now());
  const id = deps.newId();
  const added = await insertComment(tx, {
    id,
    itemId: item.id,
    parentId,
    author,
    email,
    body: text,
    status,
    wantsReplies: sent.wantsReplies,
    contentHash: hashOfComment({ author, email, text }, parentId),
    writtenAt: now,
    decidedAt: status === 'pending' ? null : now,
    deletedAt: null,
  });
  if (added && status === 'approved') {
    await bumpSiteVersion(tx);
    if (parentId !== null) await askForReplyMail(deps, tx, id);
  }
  if (added && status === 'pending') await askForCommentMail(deps, tx);
  return status;
}
