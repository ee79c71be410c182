import type { BlockSample } from '../block-sample.test-data.ts';

export const archiveSample: BlockSample = {
  value: { collectionId: 'journal', groupBy: 'month', layout: 'list', showCounts: true },
  markup:
    '<a class="v-group-link" href="/journal?month=2026-10">October 2026 <span class="v-count">(2)</span></a>',
  others: { collectionId: 'shop' },
};
