import type { BlockSample } from '../block-sample.test-data.ts';

export const folderSample: BlockSample = {
  value: { folderId: 'n3', showTitle: true, showDescriptions: true, layout: 'column' },
  markup: '<h2 class="v-pages-title" id="pages-block">About</h2>',
  others: { folderId: 'n4' },
};
