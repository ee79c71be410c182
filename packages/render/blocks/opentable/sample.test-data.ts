import type { BlockSample } from '../block-sample.test-data.ts';

export const opentableSample: BlockSample = {
  value: { address: '12345', variant: 'frame', label: '', height: 320 },
  markup: 'rid=12345',
  others: { address: '678' },
};
