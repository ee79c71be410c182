import type { BlockSample } from '../block-sample.test-data.ts';

export const pageIndexSample: BlockSample = {
  value: { folderId: 'n4' },
  markup: '<nav class="v-pages v-pages-column" aria-label="Help">',
  others: { folderId: 'n3' },
};
