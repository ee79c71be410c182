import { useQuery } from '@tanstack/react-query';
import { type CommentStatus, commentStatuses } from '@veranda/domain/comments/comment';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { CommentList } from './CommentList.tsx';
import { CommentSettings } from './CommentSettings.tsx';
import { commentsQuery } from './comment-queries.ts';
import { t } from './messages.ts';
import './comments.css';

const labels: Readonly<Record<CommentStatus, string>> = {
  pending: t('pending'),
  approved: t('approved'),
  spam: t('spam'),
};

/** Comments of visitors: read, approved, marked as spam, deleted. */
export function CommentsScreen() {
  const site = useSite();
  useTitle(t('comments'), site.title);
  const place = useListAddress();
  const status = commentStatuses.find((status) => status === place.text('status')) ?? 'pending';
  const query = useQuery(commentsQuery(site.id, { status, page: place.page, pageSize: place.pageSize }));
  const counts = query.data?.counts;
  return (
    <div className="ui-page">
      <PageHeader title={t('comments')} />
      <CommentSettings />
      <div className="ui-row">
        <SegmentedControl
          label={t('status')}
          value={status}
          segments={commentStatuses.map((value) => ({
            value,
            label: counts ? t('segmentCount', { label: labels[value], count: counts[value] }) : labels[value],
          }))}
          onChange={(value) => place.set({ status: value === 'pending' ? '' : value })}
        />
      </div>
      <CommentList query={query} place={place} status={status} />
    </div>
  );
}
