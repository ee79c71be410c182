import {
  type BlockFinding,
  type BlockKind,
  type BlockValue,
  type CheckedFiles,
  emptyWhen,
  textAt,
  textsAt,
} from '../kind.ts';
import { fromFirstGallery } from './first-galleries.ts';
import {
  galleryItemFields,
  galleryItems,
  galleryText,
  isPictureItem,
  itemsOfAssets,
  maxGalleryItems,
} from './gallery-items.ts';
import { galleryDefaults, galleryOptionFields, normalizeGallery } from './gallery-options.ts';

/** Images that a new gallery shows: those of two rows. */
const sampleImages = 8;

const ofCollection = { path: 'source', is: ['collection'] } as const;

/** Pictures and videos as grid, stack, slideshow or slider (block 8; variants 1000 to 1003). */
export const gallery: BlockKind = {
  id: 8,
  key: 'gallery',
  group: 'media',
  fields: [
    { path: 'source', kind: 'segmented', options: ['items', 'collection'], optional: true },
    { path: 'collectionId', kind: 'collection', when: ofCollection, optional: true },
    {
      path: 'items',
      kind: 'list',
      max: maxGalleryItems,
      fields: galleryItemFields,
      pictures: true,
      bind: ['gallery'],
      // A gallery that was made before it had a source is one of items.
      when: { path: 'source', is: ['items', false] },
    },
    ...galleryOptionFields,
  ],
  defaults: { source: 'items', collectionId: '', items: [], ...galleryDefaults },
  sample: (_texts, { assets }) => ({ items: itemsOfAssets(assets.slice(0, sampleImages)) }),
  size: { w: 24, h: 12 },
  minSize: { w: 4, h: 4 },
  text: galleryText,
  // Published revisions keep values of the first version, which have ids alone.
  assets: (value) => [
    ...galleryItems(value)
      .flatMap((item) => [textAt(item, 'assetId'), textAt(item, 'fileId')])
      .filter(Boolean),
    ...textsAt(value, 'assetIds'),
  ],
  checks: galleryFindings,
  normalize: normalizeGallery,
  migrations: [{ name: 'items and options of the specification', to: 2, up: fromFirstGallery }],
};

function galleryFindings(value: BlockValue, files: CheckedFiles): readonly BlockFinding[] {
  // Pictures of a collection have their words where its items have them.
  if (value['source'] === 'collection')
    return emptyWhen(textAt(value, 'collectionId') === '', 'collectionId');
  const items = galleryItems(value);
  const isSilent = (item: BlockValue): boolean =>
    isPictureItem(item) &&
    textAt(item, 'assetId') !== '' &&
    !textAt(item, 'altText') &&
    !files[textAt(item, 'assetId')]?.altText;
  return [
    ...emptyWhen(items.length === 0, 'items'),
    ...(items.some(isSilent) ? [{ code: 'image-alt', path: 'items' } as const] : []),
  ];
}
