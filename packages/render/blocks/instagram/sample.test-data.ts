import type { BlockSample } from '../block-sample.test-data.ts';

export const instagramSample: BlockSample = {
  value: { address: 'https://www.instagram.com/p/abc123/', label: '', height: 640 },
  markup: '>Show content from Instagram</a>',
  others: { address: 'https://www.instagram.com/p/other/' },
};
