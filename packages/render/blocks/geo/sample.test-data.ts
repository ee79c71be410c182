import type { BlockSample } from '../block-sample.test-data.ts';

export const geoSample: BlockSample = {
  value: {
    title: 'The bakery',
    addressLine1: 'Mill Lane 1',
    addressLine2: '10115 Berlin',
    addressCountry: 'Germany',
    mapLat: 52.5,
    mapLng: 13.4,
  },
  markup: '<span>The bakery</span><br><span>Mill Lane 1</span>',
};
