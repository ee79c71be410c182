import { fillPlaceholders } from '@veranda/domain/placeholders';
import { averageTenths } from '@veranda/domain/reviews/review';
import { reviewsKey } from '../context/catalog-view.ts';
import type { Session } from '../context/session.ts';
import { reviewsPage } from '../context/target.ts';

/** A star's share of the row of five, in percent. */
const starShare = 20;

/** Stars as they are drawn and as they are read aloud. */
export function starsView(session: Session, rating: number | string) {
  return {
    percent: Math.round(Number(rating) * starShare),
    label: fillPlaceholders(session.strings['reviewStarsLabel'] ?? '', { rating: String(rating) }),
  };
}

/**
 * A page of the reviews of a product, with the ways to the others; null where the shop shows none (storefront
 * §2).
 */
export function reviewsView(
  session: Session,
  { productId, from, path }: { readonly productId: string; readonly from: number; readonly path: string },
) {
  const shown = session.catalog.reviews.get(reviewsKey(productId, from));
  if (!shown) return null;
  const { strings } = session;
  const tenths = averageTenths(shown.sum, shown.count);
  const average = tenths === null ? '' : (tenths / 10).toFixed(1);
  const count = String(shown.count);
  return {
    count: shown.count,
    average,
    stars: average === '' ? null : starsView(session, average),
    countText: fillPlaceholders(strings[shown.count === 1 ? 'reviewsCountOne' : 'reviewsCountText'] ?? '', {
      count,
    }),
    list: shown.newest.map((review) => ({
      ...review,
      stars: starsView(session, review.rating),
      mark: strings[review.origin === 'native' ? 'reviewVerifiedText' : 'reviewImportedText'] ?? '',
    })),
    pagination: paginationOf({ count: shown.count, from, path }),
  };
}

function paginationOf({
  count,
  from,
  path,
}: {
  readonly count: number;
  readonly from: number;
  readonly path: string;
}) {
  const address = (offset: number): string =>
    `${path}${offset > 0 ? `?offset=${String(offset)}` : ''}#reviews`;
  const pageCount = Math.max(1, Math.ceil(count / reviewsPage));
  const last = (pageCount - 1) * reviewsPage;
  return {
    prevPageUrl: from > 0 ? address(Math.min(from - reviewsPage, last)) : null,
    nextPageUrl: from < last ? address(from + reviewsPage) : null,
    pageNumber: from / reviewsPage + 1,
    pageCount,
  };
}
