import { findMerchandising } from '@veranda/db/catalog/merchandising';
import { findReviewable } from '@veranda/db/reviews/reader';
import { insertReview } from '@veranda/db/reviews/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { checkReview, type ReviewStatus } from '@veranda/domain/reviews/review';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { orderOfToken } from '../../services/commerce/reviews/review-link.ts';

/** A review as the form sends it. */
export interface ReviewForm {
  readonly productId: string;
  readonly rating?: number;
  readonly title?: string;
  readonly body?: string;
  readonly author?: string;
}

/**
 * Writes a review of a product that the link's order holds: once, and shown at once only where nobody reads
 * it first.
 */
export async function writeReview(
  deps: Deps,
  siteId: string,
  given: { readonly token: string; readonly form: ReviewForm },
): Promise<{ status: ReviewStatus } | Refusal> {
  const orderId = orderOfToken(deps, siteId, given.token);
  if (orderId === null) return refuse('review-link');
  const { productId, rating = 0, title = '', body = '', author = '' } = given.form;
  const review = checkReview({ rating, title, body, author });
  if (isRefusal(review)) return review;
  const id = deps.newId();
  const written = await transactionWithRefusal(deps.db, siteId, async (tx) => {
    const { settings } = await findMerchandising(tx);
    const lines = await findReviewable(tx, orderId);
    if (!settings.nativeReviews || settings.reviewsKillSwitch) return refuse('review-link');
    if (!lines.some((line) => line.productId === productId)) return refuse('review-link');
    const status: ReviewStatus = settings.reviewsModerated ? 'waiting' : 'published';
    const now = new Date(deps.now());
    const added = await insertReview(tx, {
      id,
      productId,
      origin: 'native',
      ...review,
      status,
      orderId,
      sourceKey: null,
      writtenAt: now,
      decidedAt: status === 'published' ? now : null,
    });
    if (!added) return refuse('review-given');
    if (status === 'published') await bumpSiteVersion(tx);
    return { status };
  });
  if (!isRefusal(written) && written.status === 'published') await deps.sites.refresh(siteId);
  return written;
}
