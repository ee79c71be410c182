import type { UseQueryResult } from '@tanstack/react-query';
import type { Comment } from '@veranda/contracts/comments';
import type { CommentFilter } from '@veranda/domain/comments/comment';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, type useListAddress } from '../../list-address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useRowSelection } from '../../use-row-selection.ts';
import { CommentItem } from './CommentItem.tsx';
import { SelectedComments } from './SelectedComments.tsx';
import { t } from './messages.ts';

const nothing: Readonly<Record<CommentFilter, { readonly title: string; readonly help: string }>> = {
  pending: { title: t('nothingPending'), help: t('nothingPendingHelp') },
  approved: { title: t('nothingApproved'), help: t('nothingApprovedHelp') },
  reported: { title: t('nothingReported'), help: t('nothingReportedHelp') },
  spam: { title: t('nothingSpam'), help: t('nothingSpamHelp') },
};

interface CommentListProps {
  readonly query: UseQueryResult<{ comments: Comment[]; total: number }>;
  readonly place: ReturnType<typeof useListAddress>;
  readonly filter: CommentFilter;
}

/** The comments of a page of the list, in all the states of a list. */
export function CommentList({ query, place, filter }: CommentListProps) {
  const site = useSite();
  const selection = useRowSelection((query.data?.comments ?? []).map(({ id }) => id));
  if (query.isPending) return <SkeletonTable label={t('loading')} />;
  if (!query.data) {
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  const { comments, total } = query.data;
  if (total === 0 && place.text('search') !== '')
    return <EmptyState title={t('nothingFound')}>{t('nothingFoundHelp')}</EmptyState>;
  if (total === 0) return <EmptyState title={nothing[filter].title}>{nothing[filter].help}</EmptyState>;
  const isEditable = mayWrite(site, 'comments');
  return (
    <>
      {isEditable ? <SelectedComments selection={selection} filter={filter} /> : null}
      <ul className="comments">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} selection={isEditable ? selection : null} />
        ))}
      </ul>
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
