import { takesComments } from '@veranda/domain/comments/comment';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import type { Session } from './session.ts';

/** Values of `commentState` (administration §4). */
export const commentStates = { on: 1, off: 2 } as const;

/** Fields of an item by which templates show its comments and likes (administration §3). */
export function commentFields(session: Session, item: SnapshotItem, { access }: SnapshotCollection) {
  const { commentSettings, commentCounts } = session.catalog;
  // What not everybody may read takes no comments.
  const settings = { ...commentSettings, disqusShortname: '' };
  const isOpen = access === undefined && takesComments(item, settings, session.now);
  return {
    commentState: isOpen ? commentStates.on : commentStates.off,
    likeCount: session.catalog.likeCounts.get(item.id) ?? 0,
    publicCommentCount: commentSettings.enabled ? (commentCounts.get(item.id) ?? 0) : 0,
  };
}
