import type { BlockSample } from '../block-sample.test-data.ts';

export const audioSample: BlockSample = {
  value: { fileId: 'sound', title: 'The first bake', author: 'Ada', download: true },
  others: { fileId: 'gone' },
  markup: '<audio class="v-sound-player" controls preload="none" aria-label="The first bake"',
};
