import type { BlockSample } from '../block-sample.test-data.ts';

export const marqueeSample: BlockSample = {
  value: {
    items: [{ text: 'Fresh at seven' }, { text: 'Every day' }],
    href: '/shop',
    speed: 4,
    direction: 'forward',
    size: 'medium',
    separator: 'star',
  },
  markup: '<span class="v-marquee-text">Every day</span>',
};
