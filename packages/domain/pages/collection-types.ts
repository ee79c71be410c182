/** Collection types, by code (administration §3); the others up to 25 are reserved (storefront §3). */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
} as const;

/** True for a page of its own: its address shows it, and it has no items. */
export function isSinglePage(type: number): boolean {
  return type === collectionTypes.page || type === collectionTypes['splash-page'];
}

/** First and last code of a collection type, named or reserved. */
export const collectionTypeRange = { minimum: 1, maximum: 25 } as const;
