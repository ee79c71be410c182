import { createHash } from 'node:crypto';
import { findCommentSettings } from '@veranda/db/comments/settings';
import { insertComment } from '@veranda/db/comments/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import {
  checkComment,
  type CommentText,
  newCommentStatus,
  takesComments,
} from '@veranda/domain/comments/comment';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { askForCommentMail } from './comment-mails.ts';

/** A comment as the form below an item sends it; `trap` is the value of the field that no person sees. */
interface SentComment extends CommentText {
  readonly trap: string;
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
  const { author, email, text } = comment;
  const id = deps.newId();
  const status = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const { settings } = await findCommentSettings(tx);
    if (!takesComments(item, settings, deps.now())) return refuse('comments-closed');
    const status = newCommentStatus(settings, { author, text, trap: sent.trap });
    const now = new Date(deps.now());
    const added = await insertComment(tx, {
      id,
      itemId: item.id,
      author,
      email,
      body: text,
      status,
      contentHash: createHash('sha256')
        .update(JSON.stringify([author, email.toLowerCase(), text]))
        .digest(),
      writtenAt: now,
      decidedAt: status === 'pending' ? null : now,
      deletedAt: null,
    });
    if (added && status === 'approved') await bumpSiteVersion(tx);
    if (added && status === 'pending') await askForCommentMail(deps, tx);
    return status;
  });
  if (isRefusal(status)) return status;
  if (status === 'approved') await deps.sites.refresh(site.id);
  return { status: status === 'approved' ? 'approved' : 'pending' };
}
