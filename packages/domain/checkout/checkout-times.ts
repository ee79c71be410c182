const minute = 60_000;

/**
 * Every time of a checkout, in milliseconds. They hang together: what an order has taken of the stock, and
 * the lock of its cart, outlast the longest wait for its payment, so that nothing is sold or changed under a
 * payment that may still be taken.
 */
export const checkoutTimes = {
  /** Stock is held from the payment step (decisions §numbers). */
  hold: 10 * minute,
  /** Extended once while a payment is under way (decisions §numbers). */
  holdWithPayment: 20 * minute,
  /** A call to the provider counts as unknown after it. */
  providerTimeoutMs: 10_000,
  /** Lease of a completing process in milliseconds: after it the same request may take over. */
  completionLease: 15_000,
  /** First time the reconciling job asks the provider about a payment whose process has died. */
  reconcileAfter: minute,
  /** Delay before it asks again about a payment that the provider has not answered. */
  askAgainAfter: 3_000,
  /** A payment that the provider was never asked for is given up: whoever was to ask has died. */
  neverAskedAfter: minute / 2,
  /** A payment that waits for its buyer is given up. */
  giveUpAfter: 15 * minute,
} as const;
