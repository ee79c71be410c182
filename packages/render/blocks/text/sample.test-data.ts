import type { BlockSample } from '../block-sample.test-data.ts';

export const textSample: BlockSample = {
  value: {
    doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Because.' }] }] },
  },
  markup: '<p>Because.</p>',
};
