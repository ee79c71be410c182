import type { Comment } from '@veranda/contracts/comments';
import type { CommentStatus } from '@veranda/domain/comments/comment';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useCommentMutations } from './comment-queries.ts';
import { t } from './messages.ts';

const done: Readonly<Record<CommentStatus, string>> = {
  pending: t('commentPending'),
  approved: t('commentApproved'),
  spam: t('commentSpam'),
};

/**
 * What is done about a comment; each can be taken back for as long as its note is there. Promises, since the comment
 * has left the list by the time that its note is shown.
 */
export function useCommentActions(siteId: string, { id, status, email, isBanned }: Comment) {
  const { decide, remove, restore, ban } = useCommentMutations(siteId);
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const note = (text: string, undo: () => Promise<unknown>) =>
    void showToast({
      text,
      topic: `comment-${id}`,
      action: { label: t('undo'), onAction: () => void undo().catch(onError) },
    });
  return {
    isPending: decide.isPending || remove.isPending || ban.isPending,
    decide: (to: CommentStatus) =>
      void decide
        .mutateAsync({ id, status: to })
        .then(() => note(done[to], () => decide.mutateAsync({ id, status })))
        .catch(onError),
    remove: () =>
      void remove
        .mutateAsync([id])
        .then(() => note(t('commentDeleted'), () => restore.mutateAsync([id])))
        .catch(onError),
    ban: () =>
      void ban
        .mutateAsync({ email, isBanned: !isBanned })
        .then(() =>
          note(isBanned ? t('unbanned', { email }) : t('banned', { email }), () =>
            ban.mutateAsync({ email, isBanned }),
          ),
        )
        .catch(onError),
  };
}
