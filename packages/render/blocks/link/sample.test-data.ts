import type { BlockSample } from '../block-sample.test-data.ts';

export const linkSample: BlockSample = {
  value: {
    label: 'Our miller',
    href: 'https://mill.example/flour',
    description: 'Stone-ground since 1870.',
    newWindow: false,
  },
  markup: '<a class="v-link-label" href="https://mill.example/flour" rel="noopener">Our miller</a>',
};
