import type { BlockSample } from '../block-sample.test-data.ts';

export const quoteSample: BlockSample = {
  value: { text: 'Very good.', source: 'A reader' },
  markup: '<figcaption class="v-source">A reader</figcaption>',
};
