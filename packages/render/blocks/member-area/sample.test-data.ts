import type { BlockSample } from '../block-sample.test-data.ts';

export const memberAreaSample: BlockSample = {
  value: { title: 'The regulars', text: 'First loaf on Mondays.', buttonText: 'Come in' },
  markup: '<h2 class="v-members-title">The regulars</h2>',
};
