import type { BlockSample } from '../block-sample.test-data.ts';

export const postsByCategorySample: BlockSample = {
  value: { collectionId: 'journal' },
  markup: '<a class="v-group-link" href="/journal?category=Recipes">Recipes',
  others: { collectionId: 'shop' },
};
