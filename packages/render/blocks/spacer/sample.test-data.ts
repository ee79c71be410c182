import type { BlockSample } from '../block-sample.test-data.ts';

export const spacerSample: BlockSample = {
  value: { height: 2 },
  markup: '<div style="height:calc(2 * var(--v-row))"></div>',
};
