/**
 * Record types of items, by code (storefront §3): those that have a name; the list runs up to the course
 * item.
 */
export const recordTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
  'course-item': 63,
} as const;
export type RecordTypeName = keyof typeof recordTypes;

/** Record types that the owner of an item chooses. */
export const itemFormats = [
  'text',
  'image',
  'quote',
  'link',
  'audio',
  'video',
  'event',
  'gallery',
] as const satisfies readonly RecordTypeName[];
export type ItemFormat = (typeof itemFormats)[number];

/** Kinds of blocks that an item may be promoted by (administration §3). */
export const promotedBlockTypes = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;
export type PromotedBlockType = (typeof promotedBlockTypes)[number];

/** Number of an item's record type: that of the chosen format, else the one that it was made with. */
export function recordTypeOfItem({ format }: { readonly format?: ItemFormat }, own: number): number {
  return format === undefined ? own : recordTypes[format];
}
