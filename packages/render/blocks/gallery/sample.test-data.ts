import type { BlockSample } from '../block-sample.test-data.ts';

export const gallerySample: BlockSample = {
  value: { assetIds: ['loaf', 'crumb'], design: 'slider', lightbox: true, showCaptions: true },
  markup: '<div class="v-gallery-list v-gallery-slider" style="--per-row:1;--gap:20px" tabindex="0"',
};
