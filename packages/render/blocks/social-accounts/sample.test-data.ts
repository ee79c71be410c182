import type { BlockSample } from '../block-sample.test-data.ts';

export const socialAccountsSample: BlockSample = {
  value: { size: 'small' },
  markup: '<ul class="v-socials v-socials-small" role="list" aria-label="Social media">',
};
