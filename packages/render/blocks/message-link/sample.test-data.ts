import type { BlockSample } from '../block-sample.test-data.ts';

export const messageLinkSample: BlockSample = {
  value: { label: 'Read it here' },
  markup: '<a class="v-mail-link" href="/">Read it here</a>',
};
