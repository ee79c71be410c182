import type { BlockSample } from '../block-sample.test-data.ts';

export const postsByMonthSample: BlockSample = {
  value: { collectionId: 'journal' },
  markup: '<a class="v-group-link" href="/journal?month=2026-10">October 2026',
  others: { collectionId: 'shop' },
};
