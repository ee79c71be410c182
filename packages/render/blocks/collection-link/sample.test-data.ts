import type { BlockSample } from '../block-sample.test-data.ts';

export const collectionLinkSample: BlockSample = {
  value: { collectionId: 'journal', label: 'What we write', showDescription: true },
  markup: '<a class="v-link-label" href="/journal">What we write</a>',
  others: { collectionId: 'shop' },
};
