import type { DemoPurchase, DemoReview } from '../../demo-site.ts';

/** Reviews by fans. */
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

/** An evening at the merch table, and what was said of it. */
export const overdubPurchase: DemoPurchase = {
  shippingOption: 'merch-table',
  address: {
    address1: 'Flat 3, 40 Chapel Yard',
    city: 'Leeds',
    region: '',
    postalCode: 'LS2 7EW',
    country: 'GB',
  },
  reviews: [
    {
      sku: 'OD-FS-LP',
      rating: 5,
      title: 'The run-out groove',
      body: 'Nobody told me that side two never ends. I let it run for an hour.',
      author: 'Left the needle down',
    },
    {
      sku: 'OD-TB-1',
      rating: 4,
      title: 'Holds eleven',
      body: 'Eleven records and a flask. The twelfth wants a stronger shoulder than mine.',
      author: 'By the merch table',
    },
    {
      sku: 'OD-PO-A2',
      rating: 5,
      title: 'Smells of the press',
      body: 'Framed it without glass, for the ink.',
      author: 'Top of the stairs',
    },
  ],
};
