import type { BlockSample } from '../block-sample.test-data.ts';

export const acuitySample: BlockSample = {
  value: { address: 'https://sample.as.me/', variant: 'frame', label: 'Book a class', height: 800 },
  markup: 'Acuity Scheduling receives data',
  others: { address: 'https://other.as.me/' },
};
