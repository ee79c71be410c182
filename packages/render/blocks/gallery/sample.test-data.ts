import type { BlockSample } from '../block-sample.test-data.ts';

const items = [
  { media: 'imageFile', assetId: 'loaf', title: 'A loaf', caption: 'Baked at four.\nSold by noon.' },
  { media: 'imageReused', assetId: 'crumb', title: 'The crumb', altText: 'Open crumb of a rye loaf' },
  { media: 'imageLicensed', assetId: 'loaf', credit: 'Photograph: the archive of the mill' },
  { media: 'imageEmpty', title: 'Soon' },
  { media: 'video', assetId: 'crumb', address: 'https://vimeo.com/123456', title: 'The oven' },
  { media: 'assetReused', fileId: 'film', title: 'The mill' },
];

export const gallerySample: BlockSample = {
  value: {
    items,
    design: 'slideshow',
    controls: true,
    autoplay: true,
    thumbnails: true,
    lightbox: true,
  },
  also: [
    { items: items.map((item) => ({ ...item, href: '/shop' })), design: 'grid' },
    { items, design: 'stacked' },
    { items, design: 'slider' },
    { source: 'collection', collectionId: 'journal', design: 'grid' },
  ],
  others: {
    source: 'collection',
    collectionId: 'shop',
    'items.0.address': 'https://vimeo.com/9',
    'items.0.fileId': 'film',
  },
  markup:
    '<div class="v-gallery-view v-gallery-slideshow v-gallery-controlled v-gallery-square-thumbs v-gallery-meta-bottom"',
};
