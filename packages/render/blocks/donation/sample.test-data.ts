import type { BlockSample } from '../block-sample.test-data.ts';

export const donationSample: BlockSample = {
  value: { fundId: 'roof', title: 'A new roof', text: 'Ours leaks.', buttonText: 'Give' },
  others: { fundId: 'oven' },
  markup: '<form class="v-donation-form" method="get" action="/donate/roof"><fieldset',
};
