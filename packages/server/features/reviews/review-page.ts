import { findMerchandising } from '@veranda/db/catalog/merchandising';
import { findReviewable } from '@veranda/db/reviews/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import { orderOfToken } from '../../services/commerce/reviews/review-link.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { ReviewForm } from './write-review.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';

/** Request for the page: its link, the review just written, and its refusal. */
interface ReviewVisit {
  readonly token: string;
  readonly done: string;
  readonly refused: { readonly refusal: Refusal; readonly form: ReviewForm } | null;
}

type VisitorCall = Pick<Call<never>, 'reply' | 'crumb'>;

/** The page of a link: what was bought, each with its form or with thanks. */
export async function reviewPage(
  deps: Deps,
  at: { readonly site: SiteEntry; readonly call: VisitorCall },
  visit: ReviewVisit,
): Promise<RawAnswer | Refusal> {
  const { site, call } = at;
  const orderId = orderOfToken(deps, site.id, visit.token);
  if (orderId === null) return refuse('review-link');
  const records = await deps.db.forSite(site.id, async (tx) => {
    const { settings } = await findMerchandising(tx);
    const isOpen = settings.nativeReviews && !settings.reviewsKillSwitch;
    return isOpen ? findReviewable(tx, orderId) : [];
  });
  if (records.length === 0) return refuse('review-link');
  const refusal = visit.refused ? presentRefusal(visit.refused.refusal, site.language) : null;
  const page = await deps.pages.system(site, {
    kind: 'reviews-request',
    view: {
      action: `/reviews/${visit.token}`,
      crumb: call.crumb(),
      done: visit.done,
      problem: refusal?.body.error ?? '',
      field: visit.refused?.refusal.field ?? '',
      typed: visit.refused ? { ...visit.refused.form } : null,
      products: records.map((line) => ({
        id: line.productId,
        title: line.title,
        url: line.path,
        imageUrl: line.imageKey === null ? '' : `/assets/${site.id}/${line.imageKey}?format=300w`,
        isReviewed: line.reviewId !== null,
      })),
    },
  });
  return respondWithPage(call, page, refusal?.status);
}
