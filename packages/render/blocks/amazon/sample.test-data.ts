import type { BlockSample } from '../block-sample.test-data.ts';

export const amazonSample: BlockSample = {
  value: { address: 'https://www.amazon.com/dp/0123456789', label: 'Our book' },
  markup: '>Our book</a>',
  others: { address: 'https://www.amazon.de/dp/9876543210' },
};
