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

/** The codes of collection types, named or reserved. */
const collectionTypeRange = { first: 1, last: 25 } as const;

export function isCollectionType(code: number): boolean {
  return Number.isInteger(code) && code >= collectionTypeRange.first && code <= collectionTypeRange.last;
}
