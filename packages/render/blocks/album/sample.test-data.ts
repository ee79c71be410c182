import type { BlockSample } from '../block-sample.test-data.ts';

export const albumSample: BlockSample = {
  value: {
    coverId: 'loaf',
    title: 'Songs of the bakery',
    artist: 'The night shift',
    tracks: [{ title: 'The first bake', fileId: 'sound' }, { title: 'Rye, slowly' }],
    download: true,
  },
  others: { 'tracks.0.fileId': 'gone' },
  markup: '<ol class="v-album-tracks v-album-numbered" role="list"',
};
