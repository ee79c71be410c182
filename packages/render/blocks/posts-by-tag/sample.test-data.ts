import type { BlockSample } from '../block-sample.test-data.ts';

export const postsByTagSample: BlockSample = {
  value: { collectionId: 'journal' },
  markup: '<a class="v-group-link" href="/journal?tag=bread">bread',
  others: { collectionId: 'shop' },
};
