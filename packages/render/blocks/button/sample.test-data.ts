import type { BlockSample } from '../block-sample.test-data.ts';

export const buttonSample: BlockSample = {
  value: { label: 'To the shop', href: '/shop', size: 'large', variant: 'secondary' },
  markup: '<a class="v-btn v-btn-secondary v-btn-large" href="/shop">To the shop</a>',
};
