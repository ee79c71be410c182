import { useQuery } from '@tanstack/react-query';
import { type CommentFilter, commentFilters } from '@veranda/domain/comments/comment';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { useListAddress } from '../../list-address.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { useTitle } from '../../use-title.ts';
import { CommentList } from './CommentList.tsx';
import { CommentSettings } from './CommentSettings.tsx';
import { commentsQuery } from './comment-queries.ts';
import { t } from './messages.ts';
import './comments.css';

const labels: Readonly<Record<CommentFilter, string>> = {
  pending: t('pending'),
  approved: t('approved'),
  reported: t('reported'),
  spam: t('spam'),
};

const mayRead = ({ rights }: ReturnType<typeof useSite>) => (rights['comments'] ?? 'none') !== 'none';

/** Comments of visitors: found, read, approved, marked as spam, deleted. */
export function CommentsScreen() {
  const site = useSite();
  useTitle(t('comments'), site.title);
  const place = useListAddress();
  const status = commentFilters.find((filter) => filter === place.text('status')) ?? 'pending';
  const search = useDebouncedValue(place.text('search'));
  const wanted = { status, page: place.page, pageSize: place.pageSize, ...(search ? { search } : {}) };
  const query = useQuery(commentsQuery(site.id, wanted));
  const counts = query.data?.counts;
  return (
    <div className="ui-page">
      <PageHeader title={t('comments')} />
      {mayRead(site) ? null : <p>{t('ownHelp')}</p>}
      <div className="ui-row">
        <SearchField
          label={t('search')}
          value={place.text('search')}
          onChange={(value) => place.set({ search: value })}
        />
        <SegmentedControl
          label={t('status')}
          value={status}
          segments={commentFilters.map((value) => ({
            value,
            label: counts ? t('segmentCount', { label: labels[value], count: counts[value] }) : labels[value],
          }))}
          onChange={(value) => place.set({ status: value === 'pending' ? '' : value })}
        />
      </div>
      <CommentList query={query} place={place} filter={status} />
      {mayRead(site) ? <CommentSettings /> : null}
    </div>
  );
}
