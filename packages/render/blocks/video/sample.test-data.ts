import type { BlockSample } from '../block-sample.test-data.ts';

export const videoSample: BlockSample = {
  value: {
    source: 'service',
    address: 'https://vimeo.com/123456',
    posterId: 'loaf',
    title: 'The oven',
    caption: 'Ten minutes at four in the morning',
  },
  also: [
    {
      source: 'file',
      fileId: 'film',
      captionsId: 'subtitles',
      posterId: 'crumb',
      title: 'The oven',
      loop: true,
    },
  ],
  others: { address: 'https://vimeo.com/9', fileId: 'gone', captionsId: 'gone' },
  markup: '<figure class="v-film" style="--shape:16 / 9;--overlay:70%"',
};
