import type { BlockSample } from '../block-sample.test-data.ts';

export const flickrSample: BlockSample = {
  value: { address: 'https://www.flickr.com/photos/sample/123456/', label: '', height: 480 },
  markup: 'https://www.flickr.com/photos/sample/123456/player/',
  others: { address: 'https://www.flickr.com/photos/sample/9/' },
};
