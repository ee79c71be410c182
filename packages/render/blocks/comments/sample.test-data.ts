import type { BlockSample } from '../block-sample.test-data.ts';

export const commentsSample: BlockSample = {
  value: { title: 'Letters' },
  markup: 'id="comments-item-first-title">Letters</h2>',
};
