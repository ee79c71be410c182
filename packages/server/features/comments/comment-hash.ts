import { createHash } from 'node:crypto';
import type { CommentText } from '@veranda/domain/comments/comment';

/**
 * Hash by which the same comment on an item that is sent twice is the first again; `parentId` is the comment that it
 * answers, null for none.
 */
export function hashOfComment({ author, email, text }: CommentText, parentId: string | null): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([author, email.toLowerCase(), text, ...(parentId === null ? [] : [parentId])]))
    .digest();
}
