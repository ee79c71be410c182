import type { BlockSample } from '../block-sample.test-data.ts';

export const spacerSample: BlockSample = {
  value: { height: 2 },
  markup: 'aria-hidden="true"></div>',
};
