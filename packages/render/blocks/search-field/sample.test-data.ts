import type { BlockSample } from '../block-sample.test-data.ts';

export const searchFieldSample: BlockSample = {
  value: { placeholder: 'Find a loaf', showButton: true },
  markup: 'placeholder="Find a loaf"',
};
