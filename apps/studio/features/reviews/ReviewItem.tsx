import type { Review } from '@veranda/contracts/reviews';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { rich, t } from './messages.ts';

const badges = {
  waiting: { label: t('toReview'), tone: 'warn' },
  published: { label: t('shown'), tone: 'ok' },
  rejected: { label: t('hidden'), tone: 'neutral' },
} as const;

/** A review with what is done about it. */
export function ReviewItem({ review }: { readonly review: Review }) {
  const badge = badges[review.status];
  return (
    <li className="review">
      <div className="ui-row review-head">
        <span className="review-stars" role="img" aria-label={t('ratingOf5Stars', { rating: review.rating })}>
          {'★'.repeat(review.rating)}
          <span className="review-stars-left">{'★'.repeat(5 - review.rating)}</span>
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {review.origin === 'imported' ? <Badge>{t('imported')}</Badge> : null}
      </div>
      {review.title ? <h2 className="review-title">{review.title}</h2> : null}
      {review.body ? <p className="review-body">{review.body}</p> : null}
      <p className="ui-help">
        {rich('byAuthorAboutProduct', {
          author: review.author,
          date: formatDateTime(review.writtenAt),
          productTitle: review.productTitle,
          link: (children) => (
            <TextLink href={review.productUrl} target="_blank" rel="noopener">
              {children}
            </TextLink>
          ),
        })}
      </p>
      <ReviewActions review={review} />
    </li>
  );
}
