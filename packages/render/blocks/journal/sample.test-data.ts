import type { BlockSample } from '../block-sample.test-data.ts';

export const journalSample: BlockSample = {
  value: { collectionId: 'journal', pageSize: 1 },
  markup: '<ul class="v-summary-items v-summary-list" role="list"',
  others: { collectionId: 'shop' },
};
