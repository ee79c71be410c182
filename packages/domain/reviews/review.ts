import { type Refusal, refuse } from '../refusal.ts';

/** Status of a review: it is held for moderation where the shop wants that. */
const reviewStatuses = ['waiting', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Written after a purchase, or brought from elsewhere. */
export type ReviewOrigin = 'native' | 'imported';

/** Longest parts of a review, in characters. */
export const reviewLimits = { title: 120, body: 4000, author: 80 } as const;

/** Text and rating of a review. */
export interface ReviewText {
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
}

/** A review as it was written, its texts trimmed, or what is wrong with it. */
export function checkReview(given: ReviewText): ReviewText | Refusal {
  const { rating } = given;
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    return refuse('review-rating', { field: 'rating' });
  const text = { title: normalized(given.title), body: given.body.trim(), author: normalized(given.author) };
  if (text.author === '') return refuse('review-author', { field: 'author' });
  for (const field of ['title', 'body', 'author'] as const)
    if (text[field].length > reviewLimits[field])
      return refuse('review-too-long', { field, params: { max: reviewLimits[field] } });
  return { rating, ...text };
}

function normalized(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Origins of the reviews that a shop shows (storefront §2): none behind the kill-switch, else those that are
 * on.
 */
export function shownOrigins(settings: {
  readonly nativeReviews: boolean;
  readonly importedReviews: boolean;
  readonly reviewsKillSwitch: boolean;
}): readonly ReviewOrigin[] {
  if (settings.reviewsKillSwitch) return [];
  return [
    ...(settings.nativeReviews ? (['native'] as const) : []),
    ...(settings.importedReviews ? (['imported'] as const) : []),
  ];
}

/** The average in tenths of a star, half up: 14 stars in 3 reviews are 47. Null without reviews. */
export function averageTenths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((sum * 20 + count) / (2 * count));
}
