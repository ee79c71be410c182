import { fillText } from '@veranda/contracts/storefront-strings';
import { averageTenths } from '@veranda/domain/reviews/review';
import type { Session } from './session.ts';

/** A star's share of the row of five, in percent. */
const starShare = 20;

/** Stars as they are drawn and as they are told. */
export function starsView(session: Session, rating: number | string) {
  return {
    percent: Math.round(Number(rating) * starShare),
    label: fillText(session.strings['reviewStarsLabel'] ?? '', { rating: String(rating) }),
  };
}

/** The reviews of a product's page; null where the shop shows none (storefront §2). */
export function reviewsView(session: Session, productId: string) {
  const shown = session.catalog.reviews.get(productId);
  if (!shown) return null;
  const { strings } = session;
  const tenths = averageTenths(shown.sum, shown.count);
  const average = tenths === null ? '' : (tenths / 10).toFixed(1);
  const count = String(shown.count);
  return {
    count: shown.count,
    average,
    stars: average === '' ? null : starsView(session, average),
    countText: fillText(strings[shown.count === 1 ? 'reviewsCountOne' : 'reviewsCountText'] ?? '', { count }),
    list: shown.newest.map((review) => ({
      ...review,
      stars: starsView(session, review.rating),
      mark: strings[review.origin === 'native' ? 'reviewVerifiedText' : 'reviewImportedText'] ?? '',
    })),
  };
}
