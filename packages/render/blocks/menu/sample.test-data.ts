import type { BlockSample } from '../block-sample.test-data.ts';

export const menuSample: BlockSample = {
  value: {
    source: '# Lunch\n## Soups\n> With bread\nPea | 4.50 | 6.50\n> Green and hot\n# Dinner\nStew | 12',
    columns: '2',
    leaders: true,
  },
  markup: '<span class="v-menu-price">4.50 / 6.50</span>',
  others: { source: 'Tea | 3' },
};
