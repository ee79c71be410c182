import type { BlockSample } from '../block-sample.test-data.ts';

export const tourDatesSample: BlockSample = {
  value: {
    dates: [
      {
        date: '2027-03-04',
        city: 'Lyon',
        venue: 'Le Sucre',
        status: 'tickets',
        href: 'https://tickets.example/1',
      },
      { date: '2020-01-01', city: 'Bern', venue: '', status: 'sold-out', href: '' },
    ],
    showPast: true,
  },
  markup: '<time class="v-tour-day" datetime="2027-03-04">',
};
