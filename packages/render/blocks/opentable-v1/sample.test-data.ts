import type { BlockSample } from '../block-sample.test-data.ts';

export const opentableV1Sample: BlockSample = {
  value: { address: '12345', label: '', height: 320 },
  markup: 'rid=12345',
  others: { address: '678' },
};
