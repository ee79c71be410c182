import type { CommentFilter, CommentStatus } from '@veranda/domain/comments/comment';
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
  /** Filter of all that are listed. */
  readonly filter: CommentFilter;
}

const actions: Readonly<
  Record<CommentFilter, readonly { readonly to: CommentStatus; readonly label: string }[]>
> = {
  pending: [
    { to: 'approved', label: t('approve') },
    { to: 'spam', label: t('markAsSpam') },
  ],
  approved: [
    { to: 'pending', label: t('unapprove') },
    { to: 'spam', label: t('markAsSpam') },
  ],
  reported: [
    { to: 'approved', label: t('dismissReports') },
    { to: 'pending', label: t('unapprove') },
    { to: 'spam', label: t('markAsSpam') },
  ],
  spam: [
    { to: 'approved', label: t('approve') },
    { to: 'pending', label: t('notSpam') },
  ],
};

/** Bulk actions for the selected comments. */
export function SelectedComments({ selection, filter }: SelectedCommentsProps) {
  const ids = [...selection.selected];
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
        <SelectedActions
          ids={ids}
          filter={filter}
          // What comes back by undo is not selected any more.
          onDone={() => selection.selectAll(false)}
        />
      )}
    </div>
  );
}

interface SelectedActionsProps {
  readonly ids: string[];
  readonly filter: CommentFilter;
  readonly onDone: () => void;
}

function SelectedActions({ ids, filter, onDone }: SelectedActionsProps) {
  const { decide, remove, isPending } = useSelectedActions(ids, filter);
  const all = [
    ...actions[filter].map(({ to, label }) => ({ key: to, label, act: () => decide(to) })),
    { key: 'delete', label: t('delete'), act: remove },
  ];
  return (
    <span className="ui-row">
      {all.map(({ key, label, act }) => (
        <Button
          key={key}
          size="small"
          variant={key === 'delete' ? 'danger-quiet' : 'secondary'}
          isDisabled={isPending}
          aria-label={t('doToSelected', { action: label, count: ids.length })}
          onPress={() => {
            act();
            onDone();
          }}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

/** Decides or deletes comments of a list together; that can be taken back while its note is there. */
function useSelectedActions(ids: string[], filter: CommentFilter) {
  const { decideAll, remove, restore } = useCommentMutations(useSite().id);
  const status: CommentStatus = filter === 'reported' ? 'approved' : filter;
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const note = (text: string, undo: () => Promise<unknown>) =>
    showToast({
      text,
      topic: 'comments',
      action: { label: t('undo'), onAction: () => void undo().catch(onError) },
    });
  return {
    isPending: decideAll.isPending || remove.isPending,
    decide: (to: CommentStatus) =>
      void decideAll
        .mutateAsync({ ids, status: to })
        .then(({ ids: decided }) =>
          note(t(`${to}Count`, { count: decided.length }), () =>
            decideAll.mutateAsync({ ids: decided, status }),
          ),
        )
        .catch(onError),
    remove: () =>
      void remove
        .mutateAsync(ids)
        .then(({ ids: removed }) =>
          note(t('deletedCount', { count: removed.length }), () => restore.mutateAsync(removed)),
        )
        .catch(onError),
  };
}
