import { type BlockValue, type Field, recordsAt, textAt } from '../kind.ts';

/** Items that a gallery may have (administration §9, user-orderable collection). */
export const maxGalleryItems = 250;

/** Media of a gallery's items that show a picture of the site. */
const pictureMedia = ['imageFile', 'imageReused', 'imageLicensed'] as const;

const pictured = { path: 'media', is: pictureMedia } as const;

/** An item of a gallery: what it shows (administration §3, gallery item media types), its words and its link. */
export const galleryItemFields: readonly Field[] = [
  { path: 'media', kind: 'select', options: [...pictureMedia, 'imageEmpty', 'assetReused', 'video'] },
  {
    path: 'address',
    kind: 'embed',
    service: 'video',
    when: { path: 'media', is: ['video'] },
    optional: true,
  },
  {
    path: 'fileId',
    kind: 'file',
    accepts: 'video',
    when: { path: 'media', is: ['assetReused'] },
    optional: true,
  },
  {
    path: 'assetId',
    kind: 'asset',
    when: { path: 'media', is: [...pictureMedia, 'assetReused', 'video'] },
    optional: true,
  },
  { path: 'title', kind: 'text', maxLength: 200, optional: true },
  { path: 'caption', kind: 'text', maxLength: 1000, multiline: true, optional: true },
  {
    path: 'altText',
    kind: 'text',
    maxLength: 1000,
    standsFor: 'assetId',
    when: pictured,
    optional: true,
  },
  {
    path: 'credit',
    kind: 'text',
    maxLength: 200,
    when: { path: 'media', is: ['imageLicensed'] },
    optional: true,
  },
  {
    path: 'href',
    kind: 'link',
    when: { path: 'media', is: [...pictureMedia, 'imageEmpty'] },
    optional: true,
  },
  { path: 'focal', kind: 'focal', asset: 'assetId', when: pictured, optional: true },
];

/** Items for pictures that the site has. */
export function itemsOfAssets(assetIds: readonly string[]): readonly BlockValue[] {
  return assetIds.map((assetId) => ({ media: 'imageReused', assetId }));
}

/** True for an item that shows a picture of the site. */
export function isPictureItem(item: BlockValue): boolean {
  return pictureMedia.some((media) => media === item['media']);
}

/** The items of a gallery. */
export function galleryItems(value: BlockValue): readonly BlockValue[] {
  return recordsAt(value, 'items');
}

/** Words of the items, for search. */
export function galleryText(value: BlockValue): string {
  return galleryItems(value)
    .flatMap((item) => [textAt(item, 'title'), textAt(item, 'caption'), textAt(item, 'altText')])
    .filter(Boolean)
    .join('\n');
}
