import type { BlockSample } from '../block-sample.test-data.ts';

export const soundcloudSample: BlockSample = {
  value: { address: 'https://soundcloud.com/sample/track', label: '', height: 300 },
  markup: 'w.soundcloud.com/player/',
  others: { address: 'https://soundcloud.com/other' },
};
