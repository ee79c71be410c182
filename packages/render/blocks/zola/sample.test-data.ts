import type { BlockSample } from '../block-sample.test-data.ts';

export const zolaSample: BlockSample = {
  value: { address: 'https://www.zola.com/registry/sample', label: '' },
  markup: '>Open on Zola</a>',
  others: { address: 'https://www.zola.com/registry/other' },
};
