import type { BlockSample } from '../block-sample.test-data.ts';

export const summarySample: BlockSample = {
  value: { collectionId: 'shop', pageSize: 3, layout: 'carousel' },
  others: {
    collectionId: 'journal',
    firstItemId: 'item-first',
    'filter.tag': 'none',
    'filter.category': 'none',
  },
  also: [{ collectionId: 'journal', pageSize: 1, layout: 'grid', show: { title: true, date: true } }],
  markup: '<ul class="v-summary-items v-summary-carousel v-summary-store" role="list"',
};
