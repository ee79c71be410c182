import type { Comment } from '@veranda/contracts/comments';
import { commentLimits } from '@veranda/domain/comments/comment';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useCommentMutations } from './comment-queries.ts';
import { t } from './messages.ts';

interface ReplyDialogProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Answers a comment under the name of the account. */
export function ReplyDialog({ comment, onClose }: ReplyDialogProps) {
  const [text, setText] = useState('');
  const { send, isPending, problem } = useReply(comment.id, onClose);
  return (
    <FormDialog
      title={t('replyTo', { author: comment.author })}
      submitLabel={t('postReply')}
      isPending={isPending}
      isDismissable={text.trim() === ''}
      problem={problem}
      onSubmit={() => send(text)}
      onClose={onClose}
    >
      <blockquote className="comment-text comment-quote">{comment.text}</blockquote>
      {comment.status === 'approved' ? null : <p className="ui-help">{t('replyApproves')}</p>}
      <TextField
        label={t('replyText')}
        rows={5}
        maxLength={commentLimits.text}
        autoFocus
        value={text}
        onChange={setText}
      />
    </FormDialog>
  );
}

/** Posts a reply, which can be deleted while its note is there; what is wrong stands in the dialog. */
function useReply(id: string, onPosted: () => void) {
  const { reply, remove } = useCommentMutations(useSite().id);
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const note = (posted: string) =>
    showToast({
      text: t('replyPosted'),
      topic: `comment-${posted}`,
      action: { label: t('undo'), onAction: () => void remove.mutateAsync([posted]).catch(onError) },
    });
  return {
    isPending: reply.isPending,
    problem: reply.isError ? messageOf(reply.error) : null,
    send: (text: string) =>
      void reply.mutateAsync({ id, text }).then(
        (posted) => {
          onPosted();
          note(posted.id);
        },
        () => undefined,
      ),
  };
}
