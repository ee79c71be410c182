import type { BlockSample } from '../block-sample.test-data.ts';

export const foursquareSample: BlockSample = {
  value: { address: 'https://foursquare.com/v/sample/4b0588f4f964a520', label: 'Find us' },
  markup: '<a class="v-btn v-btn-secondary" href="https://foursquare.com/v/sample/4b0588f4f964a520"',
  others: { address: 'https://foursquare.com/v/other/4b0588f4f964a520' },
};
