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
import './reviews.css';

const statuses: readonly ReviewStatus[] = ['waiting', 'published', 'rejected'];

/** What buyers say: read, shown or kept back, and brought from elsewhere. */
export function ReviewsScreen() {
  const site = useSite();
  useTitle('Reviews', site.title);
  const place = useListAddress();
  const status = statuses.find((one) => one === place.text('status'));
  const query = { ...(status ? { status } : {}), page: place.page, pageSize: place.pageSize };
  const reviews = useQuery(reviewsQuery(site.id, query));
  const waiting = reviews.data?.counts.waiting ?? 0;
  return (
    <div className="ui-page">
      <PageHeader
        title="Reviews"
        actions={
          mayWrite(site, 'products') || mayWrite(site, 'comments') ? <ImportReviewsButton /> : undefined
        }
      />
      <ReviewSwitches />
      <div className="ui-row">
        <SegmentedControl
          label="Status"
          value={status ?? 'all'}
          segments={[
            { value: 'all', label: 'All' },
            { value: 'waiting', label: waiting > 0 ? `To review (${String(waiting)})` : 'To review' },
            { value: 'published', label: 'Shown' },
            { value: 'rejected', label: 'Hidden' },
          ]}
          onChange={(value) => place.set({ status: value === 'all' ? '' : value })}
        />
      </div>
      <ReviewList query={reviews} place={place} isFiltered={status !== undefined} />
    </div>
  );
}
