import type { BlockSample } from '../block-sample.test-data.ts';

export const mapSample: BlockSample = {
  value: {
    title: 'The bakery',
    address: 'Mill Lane 1\nBerlin',
    mapLat: 52.5,
    mapLng: 13.4,
    zoom: 16,
    height: 400,
  },
  markup: 'href="https://www.openstreetmap.org/?mlat=52.50000&amp;mlon=13.40000#map=16/52.50000/13.40000"',
};
