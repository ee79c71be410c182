import type { Comment } from '@veranda/contracts/comments';
import { Button } from '@veranda/ui/Button.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useCommentActions } from './use-comment-actions.ts';
import { t } from './messages.ts';

/** Approving a comment, marking it as spam, deleting it. */
export function CommentActions({ comment }: { readonly comment: Comment }) {
  const site = useSite();
  const { decide, remove, isPending } = useCommentActions(site.id, comment);
  if (!mayWrite(site, 'comments')) return null;
  const { status } = comment;
  return (
    <div className="ui-row">
      {status === 'approved' ? (
        <Button size="small" isDisabled={isPending} onPress={() => decide('pending')}>
          {t('unapprove')}
        </Button>
      ) : (
        <Button size="small" variant="primary" isDisabled={isPending} onPress={() => decide('approved')}>
          {t('approve')}
        </Button>
      )}
      {status === 'spam' ? (
        <Button size="small" isDisabled={isPending} onPress={() => decide('pending')}>
          {t('notSpam')}
        </Button>
      ) : (
        <Button size="small" isDisabled={isPending} onPress={() => decide('spam')}>
          {t('markAsSpam')}
        </Button>
      )}
      <Button size="small" variant="danger-quiet" isDisabled={isPending} onPress={remove}>
        {t('delete')}
      </Button>
    </div>
  );
}
