import type { DemoReview } from '../../demo-site.ts';

/** What those at the front say. */
export const overdubReviews: readonly DemoReview[] = [
  {
    product: 'feedback-season',
    rating: 5,
    title: 'Side B, track two',
    body: 'Turn it up until the neighbour knocks, then ask them in.',
    author: 'Front row, left',
    date: '2026-11-08',
  },
  {
    product: 'feedback-season',
    rating: 4,
    title: 'Quiet pressing',
    body: 'Flat, centred, and quiet between the songs. One corner of the sleeve came bent, hence four.',
    author: 'Keeps the inner sleeves',
    date: '2026-10-29',
  },
  {
    product: 'night-bus-radio',
    rating: 5,
    title: '',
    body: 'Made for the last bus. Works on the first one too.',
    author: 'Line 12, all the way',
    date: '2026-10-03',
  },
  {
    product: 'waveform-t-shirt',
    rating: 2,
    title: 'Runs small',
    body: 'Lovely print, but take one size more than you think.',
    author: 'Usually a medium',
    date: '2026-09-14',
  },
  {
    product: 'waveform-t-shirt',
    rating: 5,
    title: 'Has outlived the washing machine',
    body: 'Two years in, and the ink has not cracked.',
    author: 'Merch table regular',
    date: '2026-07-19',
  },
];
