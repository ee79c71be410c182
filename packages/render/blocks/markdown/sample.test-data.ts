import type { BlockSample } from '../block-sample.test-data.ts';

export const markdownSample: BlockSample = {
  value: { source: '# Bread\n\n- rye\n- *spelt*\n\n| Flour | Water |\n|-|-|\n| 500 g | 350 g |\n' },
  markup: '<h2>Bread</h2>',
  others: { source: 'Other words' },
};
