/** A cart holds at most this many entries (commerce, rules). */
export const maxEntries = 500;
/** Quantity of an entry: whole, from 1 (storefront §5, quantity input). */
export const quantityRange = { min: 1, max: 9999 } as const;
