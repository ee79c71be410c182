import type { Comment } from '@veranda/contracts/comments';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ReplyDialog } from './ReplyDialog.tsx';
import { useCommentActions } from './use-comment-actions.ts';
import { t } from './messages.ts';

/** Approving a comment, answering it, marking it as spam, deleting it, banning its author. */
export function CommentActions({ comment }: { readonly comment: Comment }) {
  const site = useSite();
  const actions = useCommentActions(site.id, comment);
  const { remove, isPending } = actions;
  const deleteButton = (
    <Button size="small" variant="danger-quiet" isDisabled={isPending} onPress={remove}>
      {t('delete')}
    </Button>
  );
  if (!mayWrite(site, 'comments'))
    return mayWrite(site, 'own-comments') ? <div className="ui-row">{deleteButton}</div> : null;
  return (
    <div className="ui-row">
      <DecisionButtons comment={comment} actions={actions} />
      <ReplyButton comment={comment} />
      {deleteButton}
      {comment.isStaff ? null : (
        <Button size="small" variant="quiet" isDisabled={isPending} onPress={actions.ban}>
          {comment.isBanned ? t('unban') : t('ban')}
        </Button>
      )}
    </div>
  );
}

interface DecisionButtonsProps {
  readonly comment: Comment;
  readonly actions: ReturnType<typeof useCommentActions>;
}

function DecisionButtons({
  comment: { status, reports },
  actions: { decide, isPending },
}: DecisionButtonsProps) {
  return (
    <>
      {status !== 'approved' || reports > 0 ? (
        <Button size="small" variant="primary" isDisabled={isPending} onPress={() => decide('approved')}>
          {status === 'approved' ? t('dismissReports') : t('approve')}
        </Button>
      ) : null}
      {status === 'approved' ? (
        <Button size="small" isDisabled={isPending} onPress={() => decide('pending')}>
          {t('unapprove')}
        </Button>
      ) : null}
      {status === 'spam' ? (
        <Button size="small" isDisabled={isPending} onPress={() => decide('pending')}>
          {t('notSpam')}
        </Button>
      ) : (
        <Button size="small" isDisabled={isPending} onPress={() => decide('spam')}>
          {t('markAsSpam')}
        </Button>
      )}
    </>
  );
}

function ReplyButton({ comment }: { readonly comment: Comment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('reply')}
      </Button>
      {isOpen ? <ReplyDialog comment={comment} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
