import type { BlockSample } from '../block-sample.test-data.ts';

export const rssSample: BlockSample = {
  value: { collectionId: 'journal', label: 'All news' },
  markup: 'href="/journal?format=rss" type="application/rss+xml"',
  others: { collectionId: 'shop' },
};
