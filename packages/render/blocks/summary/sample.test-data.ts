import type { BlockSample } from '../block-sample.test-data.ts';

export const summarySample: BlockSample = {
  value: { collectionId: 'shop', pageSize: 3, layout: 'carousel' },
  markup: '<ul class="v-summary-items v-summary-carousel v-summary-store" role="list"',
};
