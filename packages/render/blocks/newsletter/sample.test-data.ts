import type { BlockSample } from '../block-sample.test-data.ts';

export const newsletterSample: BlockSample = {
  value: { formId: 'booking', title: 'Subscribe', text: 'Once a month.', layout: 'stack' },
  others: { formId: 'contact' },
  markup: '<h2 class="v-newsletter-title">Subscribe</h2><p class="v-newsletter-text">Once a month.</p>',
};
