/**
 * Inputs for which a developer's site answers with a row of the error catalogue (storefront §8), so that each
 * row can be seen by hand and in the browser's tests. Those of forms are in `form-protocol.ts`. The guide
 * `error-sentences.md` tells what to do by hand for each.
 */
export const sentinelWord = 'sentinel';

/**
 * Values of the `sentinel` parameter in a page's address, `/shop/p/mug?sentinel=too-often`: they decide the
 * answer to each call by which the scripts of that page change something; `no-stock` only affects the stock
 * of an item.
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

/**
 * A subscription at this address of its store is shown as one whose plan nobody knows (storefront §8, other).
 */
export const unknownPlanSlug = 'sentinel-unknown-plan';

/** Address whose orders ask for a review at once, instead of after the order has arrived. */
export const reviewNowEmail = 'review-now@example.com';
