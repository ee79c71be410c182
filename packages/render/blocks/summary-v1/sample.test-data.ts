import type { BlockSample } from '../block-sample.test-data.ts';

export const summaryV1Sample: BlockSample = {
  value: { collectionId: 'journal', pageSize: 1, showExcerpt: true },
  markup: '<ul class="v-summary-items v-summary-grid" role="list"',
  others: { collectionId: 'shop' },
};
