import { fillPlaceholders } from '@veranda/domain/placeholders';
import { reviewLimits } from '@veranda/domain/reviews/review';
import { type PageOutput, renderSystem } from './render-page.ts';
import { starsView } from '../products/reviews-context.ts';
import { createSession, type RenderInput } from '../context/session.ts';

/** Data of the page of a review link. */
export interface ReviewRequestView {
  readonly action: string;
  readonly crumb: string;
  /** The product that was just reviewed; '' for none. */
  readonly done: string;
  readonly problem: string;
  readonly field: string;
  readonly typed: Readonly<Record<string, string | number | undefined>> | null;
  readonly products: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
    readonly imageUrl: string;
    readonly isReviewed: boolean;
  }[];
}

const ratings = [5, 4, 3, 2, 1] as const;

/** The page of a review link (page type 209): a form for each thing that was bought. */
export function renderReviewRequest(input: RenderInput, view: ReviewRequestView): PageOutput {
  const session = createSession(input);
  const { strings } = session;
  const typedFor = String(view.typed?.['productId'] ?? '');
  const products = view.products.map((product) => {
    const typed = product.id === typedFor ? view.typed : null;
    return {
      ...product,
      heading: fillPlaceholders(strings['reviewFormTitle'] ?? '', { title: product.title }),
      problem: typed === null ? '' : view.problem,
      typed: typed ?? {},
      ratings: ratings.map((value) => ({
        value,
        id: `rating-${product.id}-${value}`,
        label: starsView(session, value).label,
        glyphs: '★'.repeat(value),
        checked: Number(typed?.['rating'] ?? 0) === value,
      })),
    };
  });
  return renderSystem(input, {
    word: 'reviews-request',
    title: 'reviewsRequestTitle',
    template: '{@|apply reviews-request}',
    context: { request: { ...view, products, limits: reviewLimits, thanks: view.done !== '' } },
  });
}
