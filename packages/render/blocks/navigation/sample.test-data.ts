import type { BlockSample } from '../block-sample.test-data.ts';

export const navigationSample: BlockSample = {
  value: { menu: 'main', title: 'Pages', layout: 'row', showNested: true },
  markup: '<nav class="v-pages v-pages-row" aria-labelledby="pages-block">',
};
