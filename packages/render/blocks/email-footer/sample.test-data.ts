import type { BlockSample } from '../block-sample.test-data.ts';

export const emailFooterSample: BlockSample = {
  value: { text: 'You get this since you asked for it.' },
  markup: '<p>Sample &amp; Co</p>',
};
