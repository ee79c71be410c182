/**
 * Inputs for which a developer's site answers with a row of the error catalogue (storefront §8), so that each row can be
 * seen by hand and in the browser's tests. Those of forms stand in `form-protocol.ts`. The guide `error-sentences.md`
 * tells what to do by hand for each.
 */
export const sentinelWord = 'sentinel';

/**
 * What the word may be on the address of a page, `/shop/p/mug?sentinel=too-often`: the calls by which the scripts of that
 * page change something are answered so, `no-stock` only the question for the stock of an item.
 */
export const callSentinels = {
  sessionOver: 'session-over',
  tooOften: 'too-often',
  refused: 'refused',
  unreadable: 'unreadable',
  away: 'away',
  cutOff: 'cut-off',
  unanswered: 'unanswered',
  noStock: 'no-stock',
} as const;
export type CallSentinel = (typeof callSentinels)[keyof typeof callSentinels];

/** A subscription at this address of its store is shown as one whose plan nobody knows (storefront §8, other). */
export const unknownPlanSlug = 'sentinel-unknown-plan';

/** Who orders with this address is asked for a review at once, instead of when the order has come. */
export const reviewNowEmail = 'review-now@example.com';
