import {
  type AuthoredComment,
  type CommentedKey,
  countThreads,
  findPageComment,
  findThreads,
  type ThreadRecord,
} from '@veranda/db/page-comments/reader';
import * as writer from '@veranda/db/page-comments/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  checkPageComment,
  pageCommentLimits,
  type ThreadAnchor,
} from '@veranda/domain/page-comments/page-comment';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';

/** A change of the page comments of a document, by somebody who may write there. */
export interface ThreadChange {
  readonly tx: SiteTransaction;
  readonly key: CommentedKey;
  readonly accountId: string;
  /** True for those who may delete what others have written. */
  readonly moderates: boolean;
  readonly now: Date;
}

/** A comment as it is sent; its id is its author's, so that one that is sent again is no second one. */
interface SentComment {
  readonly id: string;
  readonly text: string;
}

type Changed = Promise<ThreadRecord | Refusal>;

/** Milliseconds for which a deleted comment can be taken back. */
const restorableMs = 30 * 24 * 60 * 60 * 1000;

/** Starts a thread with its first comment. */
export async function startThread(
  { tx, key, accountId }: ThreadChange,
  { id, anchor, text }: SentComment & { readonly anchor: ThreadAnchor },
): Changed {
  const body = checkPageComment(text);
  if (isRefusal(body)) return body;
  if ((await countThreads(tx, key)) >= pageCommentLimits.threads) return refuse('too-many-page-comments');
  if (await writer.insertThread(tx, key, { id, anchor })) {
    if (!(await writer.insertPageComment(tx, { id, threadId: id, accountId, body })))
      return refuse('unknown-page-comment');
    await writer.touchThread(tx, id);
  } else if ((await findPageComment(tx, key, id))?.accountId !== accountId)
    return refuse('unknown-page-comment');
  return threadAfter(tx, key, id);
}

/** Adds a comment to a thread and opens it again: nobody answers unseen. */
export async function replyInThread(
  { tx, key, accountId }: ThreadChange,
  { thread, id, text }: SentComment & { readonly thread: string },
): Changed {
  const body = checkPageComment(text);
  if (isRefusal(body)) return body;
  const locked = await lockShownThread(tx, key, thread);
  if (isRefusal(locked)) return locked;
  const known = await findPageComment(tx, key, id);
  if (known) return known.threadId === thread ? threadAfter(tx, key, thread) : refuse('unknown-page-comment');
  if (locked.size >= pageCommentLimits.comments) return refuse('too-many-page-comments');
  if (!(await writer.insertPageComment(tx, { id, threadId: thread, accountId, body })))
    return refuse('unknown-page-comment');
  await writer.setThreadResolved(tx, thread, null);
  await writer.touchThread(tx, thread);
  return threadAfter(tx, key, thread);
}

/** Resolves a thread, or opens it again. */
export async function resolveThread(
  { tx, key, accountId, now }: ThreadChange,
  { thread, isResolved }: { readonly thread: string; readonly isResolved: boolean },
): Changed {
  const locked = await lockShownThread(tx, key, thread);
  if (isRefusal(locked)) return locked;
  await writer.setThreadResolved(tx, thread, isResolved ? { at: now, by: accountId } : null);
  await writer.touchThread(tx, thread);
  return threadAfter(tx, key, thread);
}

/** Changes the text of the commenter's own comment. */
export async function editComment(
  { tx, key, accountId, now }: ThreadChange,
  { id, text }: SentComment,
): Changed {
  const body = checkPageComment(text);
  if (isRefusal(body)) return body;
  const mayChange = (comment: AuthoredComment) => comment.accountId === accountId;
  return changeComment({ tx, key, id }, mayChange, () => writer.setPageCommentText(tx, id, { body, now }));
}

/** Deletes a comment. */
export async function deleteComment(
  { tx, key, accountId, moderates, now }: ThreadChange,
  id: string,
): Changed {
  const mayChange = (comment: AuthoredComment) => moderates || comment.accountId === accountId;
  return changeComment({ tx, key, id }, mayChange, async () => {
    await writer.removeDeletedPageComments(tx, new Date(now.getTime() - restorableMs));
    return writer.markPageCommentDeleted(tx, id, { at: now, by: accountId });
  });
}

/** Takes back that the commenter has deleted a comment; those who look after comments do it for everybody. */
export async function restoreComment({ tx, key, accountId, moderates }: ThreadChange, id: string): Changed {
  const mayChange = (comment: AuthoredComment) => moderates || comment.deletedBy === accountId;
  return changeComment({ tx, key, id }, mayChange, () => writer.markPageCommentDeleted(tx, id, null));
}

async function changeComment(
  { tx, key, id }: Pick<ThreadChange, 'tx' | 'key'> & { readonly id: string },
  mayChange: (comment: AuthoredComment) => boolean,
  change: () => Promise<boolean>,
): Changed {
  const comment = await findPageComment(tx, key, id);
  if (!comment) return refuse('unknown-page-comment');
  if (!mayChange(comment)) return refuse('page-comment-not-yours');
  await writer.lockThread(tx, key, comment.threadId);
  if (!(await change())) return refuse('unknown-page-comment');
  await writer.touchThread(tx, comment.threadId);
  return threadAfter(tx, key, comment.threadId);
}

// A thread without comments is in no list, and nobody goes on in it.
async function lockShownThread(tx: SiteTransaction, key: CommentedKey, id: string) {
  const locked = await writer.lockThread(tx, key, id);
  return locked && locked.size > 0 ? locked : refuse('unknown-page-comment');
}

async function threadAfter(tx: SiteTransaction, key: CommentedKey, id: string): Changed {
  const [thread] = await findThreads(tx, key, id);
  return thread ?? refuse('unknown-page-comment');
}
