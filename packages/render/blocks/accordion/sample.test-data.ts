import type { BlockSample } from '../block-sample.test-data.ts';

export const accordionSample: BlockSample = {
  value: {
    items: [
      {
        title: 'Why?',
        doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Because.' }] }] },
      },
    ],
    openFirst: true,
    multiple: false,
  },
  markup: 'name="accordion-block" open><summary><h3 class="v-accordion-title">Why?</h3></summary>',
};
