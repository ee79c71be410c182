import type { BlockSample } from '../block-sample.test-data.ts';

export const postsByAuthorSample: BlockSample = {
  value: { collectionId: 'journal' },
  markup: '<a class="v-group-link" href="/journal?author=Ada">Ada',
  others: { collectionId: 'shop' },
};
