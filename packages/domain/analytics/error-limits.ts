/**
 * Limits of reporting errors (storefront §9), held by the browser and by the server. Times in milliseconds.
 */
export const errorLimits = {
  /** Events that wait at once, and events of one send. */
  waiting: 10,
  /** Sends of a page. */
  sends: 20,
  debounce: 1000,
  /** Characters of a stack. */
  stack: 5000,
  message: 1000,
  address: 500,
} as const;

/**
 * A site keeps this many kinds of error, the latest; one that does not come back is dropped after this long.
 */
export const errorRetention = { kinds: 500, days: 30 } as const;
