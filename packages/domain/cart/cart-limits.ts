/** A cart holds at most this many entries. */
export const maxEntries = 500;
/** Maximum number of line items where carriers quote the shipping. */
export const maxEntriesWithCarriers = 150;
/** Codes that a cart takes at once. */
export const maxCoupons = 10;
/** Gift cards that a cart takes at once. */
export const maxGiftCards = 10;
/** Quantity of an entry: whole, from 1 (storefront §5, quantity input). */
export const quantityRange = { min: 1, max: 9999 } as const;
