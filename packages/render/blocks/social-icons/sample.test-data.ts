import type { BlockSample } from '../block-sample.test-data.ts';

export const socialIconsSample: BlockSample = {
  value: { size: 'large' },
  markup: '<span class="v-visually-hidden">@sample</span>',
};
