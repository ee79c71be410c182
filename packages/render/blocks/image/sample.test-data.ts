import type { BlockSample } from '../block-sample.test-data.ts';

export const imageSample: BlockSample = {
  value: { assetId: 'loaf', caption: 'A loaf', href: '/shop', ratio: '3:2', shape: 'arch' },
  also: [
    {
      assetId: 'loaf',
      layout: 'poster',
      title: 'A loaf of rye',
      text: 'Baked at four.\nSold by noon.',
      button: 'To the shop',
      href: '/shop',
      ratio: '3:2',
    },
  ],
  markup: '<figure class="v-figure v-shape-arch"><a href="/shop"><img class="v-img"',
};
