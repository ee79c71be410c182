import type { DemoPurchase } from '../../demo-site.ts';

/** An open Friday at the studio, and what was said of it. */
export const fieldnotesPurchase: DemoPurchase = {
  shippingOption: 'collect',
  address: { address1: '2 Cedar Street', city: 'Belfast', region: 'ME', postalCode: '04915', country: 'US' },
  reviews: [
    {
      sku: 'FN-S-033-F',
      rating: 5,
      title: 'Every step has its number',
      body: 'We hung it folded, creases and all. Guests count the steps and never agree.',
      author: 'The north wall',
    },
    {
      sku: 'FN-P-SEED-1',
      rating: 5,
      title: 'November, all year',
      body: 'The soft corner that the page warns of is the best thing about it.',
      author: 'Window seat',
    },
    {
      sku: 'FN-S-040-L',
      rating: 4,
      title: 'Measure first',
      body: 'Sixty inches is longer than one thinks. It now runs round a corner, and looks meant.',
      author: 'Hallway',
    },
  ],
};
