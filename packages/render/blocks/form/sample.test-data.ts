import type { BlockSample } from '../block-sample.test-data.ts';

export const formSample: BlockSample = {
  value: { formId: 'contact' },
  others: { formId: 'booking' },
  markup:
    '<form class="v-form" novalidate method="post" action="/api/form/SaveFormSubmission" aria-label="Contact"',
};
