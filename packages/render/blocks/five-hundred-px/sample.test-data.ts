import type { BlockSample } from '../block-sample.test-data.ts';

export const fiveHundredPxSample: BlockSample = {
  value: { address: 'https://500px.com/photo/123456', label: '' },
  markup: '>Open on 500px</a>',
  others: { address: 'https://500px.com/photo/9' },
};
