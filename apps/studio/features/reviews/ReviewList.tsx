import type { UseQueryResult } from '@tanstack/react-query';
import type { Review } from '@veranda/contracts/reviews';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { pageSizes, type useListAddress } from '../../list-address.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { t } from './messages.ts';

interface ReviewListProps {
  readonly query: UseQueryResult<{ reviews: Review[]; total: number }>;
  readonly place: ReturnType<typeof useListAddress>;
  readonly isFiltered: boolean;
}

/** The reviews of a page of the list, in all the states of a list. */
export function ReviewList({ query, place, isFiltered }: ReviewListProps) {
  if (query.isPending) return <SkeletonTable label={t('loadingReviews')} />;
  if (!query.data) {
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (query.data.reviews.length === 0) {
    return (
      <EmptyState title={isFiltered ? t('nothingHere') : t('noReviewsYet')}>
        {isFiltered ? t('noReviewsWithThisStatus') : t('noReviewsYetHelp')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="reviews">
        {query.data.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <Pagination
        page={place.page}
        pageSize={place.pageSize}
        total={query.data.total}
        pageSizes={pageSizes}
        onPage={(page) => place.set({ page: String(page) })}
        onPageSize={(size) => place.set({ size: String(size) })}
      />
    </>
  );
}
