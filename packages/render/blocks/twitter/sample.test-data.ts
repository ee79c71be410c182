import type { BlockSample } from '../block-sample.test-data.ts';

export const twitterSample: BlockSample = {
  value: { address: 'https://x.com/sample/status/1234567890', label: 'Our post', height: 600 },
  markup:
    '<a class="v-btn v-btn-primary" href="https://x.com/sample/status/1234567890" rel="noopener">Our post</a>',
  others: { address: 'https://x.com/sample/status/9' },
};
