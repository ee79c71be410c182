import { describe, expect, it } from 'vitest';
import { averageTenths, checkReview, shownOrigins } from './review.ts';

const review = { rating: 5, title: ' Very  good ', body: 'Bread.\n\nAgain. ', author: 'Ada' };

describe('a review', () => {
  it('is kept with its texts trimmed and its paragraphs', () =>
    expect(checkReview(review)).toEqual({
      rating: 5,
      title: 'Very good',
      body: 'Bread.\n\nAgain.',
      author: 'Ada',
    }));
  it.each([
    [{ rating: 0 }, 'review-rating'],
    [{ rating: 6 }, 'review-rating'],
    [{ rating: 3.5 }, 'review-rating'],
    [{ author: '  ' }, 'review-author'],
    [{ title: 'x'.repeat(121) }, 'review-too-long'],
  ])('with %j is refused: %s', (more, code) =>
    expect(checkReview({ ...review, ...more })).toMatchObject({ code }),
  );
});

describe('the reviews that are shown', () => {
  const shown = (nativeReviews: boolean, importedReviews: boolean, reviewsKillSwitch: boolean) =>
    shownOrigins({ nativeReviews, importedReviews, reviewsKillSwitch }).join();
  it('storefront §2 reviews: shown when native reviews are on', () =>
    expect(shown(true, false, false)).toBe('native'));
  it('storefront §2 reviews: shown when imported reviews are on', () =>
    expect(shown(false, true, false)).toBe('imported'));
  it('storefront §2 reviews: not shown when neither is on', () =>
    expect(shown(false, false, false)).toBe(''));
  it('storefront §2 reviews: a kill-switch hides them', () => expect(shown(true, true, true)).toBe(''));
});

describe('the average', () => {
  it.each([
    [14, 3, 47],
    [9, 2, 45],
    [5, 1, 50],
    [0, 0, null],
  ])('of %i stars in %i reviews is %s tenths', (sum, count, tenths) =>
    expect(averageTenths(sum, count)).toBe(tenths),
  );
});
