import type { Review } from '@veranda/contracts/reviews';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { ReviewActions } from './ReviewActions.tsx';

const badges = {
  waiting: { label: 'To review', tone: 'warn' },
  published: { label: 'Shown', tone: 'ok' },
  rejected: { label: 'Hidden', tone: 'neutral' },
} as const;

/** A review with what is done about it. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const badge = badges[review.status];
  return (
    <li className="review">
      <div className="ui-row review-head">
        <span className="review-stars" role="img" aria-label={`${String(review.rating)} of 5 stars`}>
          {'★'.repeat(review.rating)}
          <span className="review-stars-left">{'★'.repeat(5 - review.rating)}</span>
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {review.origin === 'imported' ? <Badge>Imported</Badge> : null}
      </div>
      {review.title ? <h2 className="review-title">{review.title}</h2> : null}
      {review.body ? <p className="review-body">{review.body}</p> : null}
      <p className="ui-help">
        {review.author}, {formatDateTime(review.writtenAt)}, about{' '}
        <TextLink href={review.productUrl} target="_blank" rel="noopener">
          {review.productTitle}
        </TextLink>
      </p>
      <ReviewActions review={review} />
    </li>
  );
}
