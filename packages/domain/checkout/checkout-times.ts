const minute = 60_000;

/**
 * Every time of a checkout, in milliseconds. They hang together: what an order has taken of the stock, and the lock of
 * its cart, outlast the longest wait for its payment, so that nothing is sold or changed under a payment that may still
 * be taken.
 */
export const checkoutTimes = {
  /** Stock is held from the payment step (decisions, numbers). */
  hold: 10 * minute,
  /** Extended once while a payment is under way (decisions, numbers). */
  holdWithPayment: 20 * minute,
  /** A call to the provider counts as unknown after it (security, failure). */
  providerPatience: 10_000,
  /** Whoever completes a checkout is dead after it: the same request takes their place. */
  completionLease: 15_000,
  /** When the reconciling job first asks the provider about a payment whose process has died. */
  reconcileAfter: minute,
  /** When it asks about a payment that the provider has not answered. */
  askAgainAfter: 3_000,
  /** A payment that the provider was never asked for is given up: whoever was to ask has died. */
  neverAskedAfter: minute / 2,
  /** A payment that waits for its buyer is given up. */
  giveUpAfter: 15 * minute,
} as const;
