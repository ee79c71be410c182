/** Sort orders of a store's list; `position` is the owner's own order. */
export const listingSorts = ['position', 'newest', 'title', 'price-up', 'price-down'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Filters of a store's list beside category and tag. Amounts are minor units of the shop's currency. */
export interface ListingNarrowing {
  readonly sort: ListingSort;
  /** Bounds of the lowest price of a product, both included; null for no bound. */
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
  /** True: what is sold out is left out. */
  readonly available: boolean;
}

/** The list as the owner made it. */
export const wholeListing: ListingNarrowing = {
  sort: 'position',
  minMinor: null,
  maxMinor: null,
  available: false,
};

/** Reads how to sort; what is not in the table is the owner's own order. */
export function readSort(text: string | null): ListingSort {
  return listingSorts.find((sort) => sort === text) ?? 'position';
}
