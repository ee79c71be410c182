import type { CommentStatus } from '@veranda/domain/comments/comment';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { useCommentMutations } from './comment-queries.ts';
import { t } from './messages.ts';

interface SelectedCommentsProps {
  readonly selection: RowSelection;
  /** Status of all that are listed. */
  readonly status: CommentStatus;
}

const actions: Readonly<
  Record<CommentStatus, readonly { readonly to: CommentStatus; readonly label: string }[]>
> = {
  pending: [
    { to: 'approved', label: t('approve') },
    { to: 'spam', label: t('markAsSpam') },
  ],
  approved: [
    { to: 'pending', label: t('unapprove') },
    { to: 'spam', label: t('markAsSpam') },
  ],
  spam: [
    { to: 'approved', label: t('approve') },
    { to: 'pending', label: t('notSpam') },
  ],
};

/** Bulk actions for the selected comments. */
export function SelectedComments({ selection, status }: SelectedCommentsProps) {
  const ids = [...selection.selected];
  const { decide, isPending } = useDecideAll(ids, status);
  return (
    <div className="comment-selection">
      <Checkbox
        isSelected={selection.isAll}
        isIndeterminate={selection.isSome}
        onChange={selection.selectAll}
      >
        {ids.length === 0 ? t('selectAll') : t('selectedCount', { count: ids.length })}
      </Checkbox>
      {ids.length === 0 ? null : (
        <span className="ui-row">
          {actions[status].map(({ to, label }) => (
            <Button
              key={to}
              size="small"
              isDisabled={isPending}
              aria-label={t('doToSelected', { action: label, count: ids.length })}
              onPress={() => {
                decide(to);
                // What comes back by undo is not selected any more.
                selection.selectAll(false);
              }}
            >
              {label}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

/** Decides comments of a status together; that can be taken back while its note is there. */
function useDecideAll(ids: string[], status: CommentStatus) {
  const { decideAll } = useCommentMutations(useSite().id);
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const note = (to: CommentStatus, decided: string[]) =>
    showToast({
      text: t(`${to}Count`, { count: decided.length }),
      topic: 'comments',
      action: {
        label: t('undo'),
        onAction: () => void decideAll.mutateAsync({ ids: decided, status }).catch(onError),
      },
    });
  return {
    isPending: decideAll.isPending,
    decide: (to: CommentStatus) =>
      void decideAll
        .mutateAsync({ ids, status: to })
        .then((decided) => note(to, decided.ids))
        .catch(onError),
  };
}
