import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { useListAddress } from '../../list-address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ImportReviewsButton } from './ImportReviewsButton.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSwitches } from './ReviewSwitches.tsx';
import { type ReviewStatus, reviewsQuery } from './review-queries.ts';
import { t } from './messages.ts';
import './reviews.css';

const statuses: readonly ReviewStatus[] = ['waiting', 'published', 'rejected'];

/** Reviews of buyers: read, published or hidden, and imported. */
export function ReviewsScreen() {
  const site = useSite();
  useTitle(t('reviews'), site.title);
  const place = useListAddress();
  const status = statuses.find((status) => status === place.text('status'));
  const query = { ...(status ? { status } : {}), page: place.page, pageSize: place.pageSize };
  const reviews = useQuery(reviewsQuery(site.id, query));
  const waiting = reviews.data?.counts.waiting ?? 0;
  return (
    <div className="ui-page">
      <PageHeader
        title={t('reviews')}
        actions={
          mayWrite(site, 'products') || mayWrite(site, 'comments') ? <ImportReviewsButton /> : undefined
        }
      />
      <ReviewSwitches />
      <div className="ui-row">
        <SegmentedControl
          label={t('status')}
          value={status ?? 'all'}
          segments={[
            { value: 'all', label: t('all') },
            { value: 'waiting', label: waiting > 0 ? t('toReviewWaiting', { waiting }) : t('toReview') },
            { value: 'published', label: t('shown') },
            { value: 'rejected', label: t('hidden') },
          ]}
          onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
        />
      </div>
      <ReviewList query={reviews} place={place} isFiltered={status !== undefined} />
    </div>
  );
}
