import type { BlockSample } from '../block-sample.test-data.ts';

export const embedSample: BlockSample = {
  value: { address: 'https://vimeo.com/123456', label: 'Our film', height: 400 },
  markup: '>Our film</a>',
  others: { address: 'https://vimeo.com/9' },
};
