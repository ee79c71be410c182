import type { BlockSample } from '../block-sample.test-data.ts';

export const tagCloudSample: BlockSample = {
  value: { collectionId: 'journal', source: 'tag', order: 'name', limit: 5, sized: true, showCounts: true },
  markup:
    '<a class="v-cloud-tag v-cloud-5" href="/journal?tag=bread">bread <span class="v-count">(2)</span></a>',
  others: { collectionId: 'shop' },
};
