import type { BlockSample } from '../block-sample.test-data.ts';

export const tockSample: BlockSample = {
  value: { address: 'https://www.exploretock.com/sample', variant: 'panel', label: 'Reserve' },
  markup: '<span class="v-embed-service">Tock</span>',
  others: { address: 'https://www.exploretock.com/other' },
};
