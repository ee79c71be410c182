import type { BlockSample } from '../block-view.ts';

export const spacerSample: BlockSample = {
  value: { height: 2 },
  markup: 'aria-hidden="true"></div>',
};
