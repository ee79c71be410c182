import type { BlockSample } from '../block-sample.test-data.ts';

export const ruleSample: BlockSample = {
  value: { style: 'dotted', colour: 'accent' },
  markup: '<hr class="v-hr v-hr-dotted" style="--rule-colour:var(--accent)">',
};
