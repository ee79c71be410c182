import type { DemoPurchase, DemoReview } from '../../demo-site.ts';

/** Reviews by regular customers. */
export const levainReviews: readonly DemoReview[] = [
  {
    product: 'country-sourdough',
    rating: 5,
    title: 'The crust sings',
    body: 'You can hear it cool on the counter. We get two a week and freeze half of one, which is the only way any of it reaches Sunday.',
    author: 'Two streets over',
    date: '2026-10-31',
  },
  {
    product: 'country-sourdough',
    rating: 5,
    title: 'Better on the second day',
    body: 'I did not believe the label. I do now.',
    author: 'A convert',
    date: '2026-10-12',
  },
  {
    product: 'country-sourdough',
    rating: 4,
    title: 'A knife for it, please',
    body: 'Wonderful bread; the crust has defeated two of our knives. Ask for it sliced if your drawer is like ours.',
    author: 'Third floor, no lift',
    date: '2026-09-20',
  },
  {
    product: 'seeded-rye',
    rating: 5,
    title: 'Keeps for a week, if it is let',
    body: 'Thin slices, cold butter, a little salt. It was still good on day eight.',
    author: 'The early shift',
    date: '2026-10-24',
  },
  {
    product: 'seeded-rye',
    rating: 3,
    title: 'Very dense',
    body: 'My children use it as a doorstop. I like it more than they do.',
    author: 'Outvoted at breakfast',
    date: '2026-08-30',
  },
  {
    product: 'butter-croissants',
    rating: 5,
    title: '',
    body: 'They leave a mess on the table, as they should.',
    author: 'Crumbs everywhere',
    date: '2026-11-07',
  },
  {
    product: 'orange-morning-buns',
    rating: 4,
    title: 'Warm them for five minutes',
    body: 'Good cold. In a hot oven for five minutes they are another thing altogether.',
    author: 'Saturdays at eight',
    date: '2026-11-01',
  },
];

/** A morning at the counter, and what was said of it. */
export const levainPurchase: DemoPurchase = {
  shippingOption: 'pickup',
  address: {
    address1: '12 Hasbrouck Lane',
    city: 'Rondout',
    region: 'NY',
    postalCode: '12401',
    country: 'US',
  },
  reviews: [
    {
      sku: 'LV-CS-1000-U',
      rating: 5,
      title: 'Still warm at the ferry',
      body: 'Collected at seven, gone by the far shore. Bring your own butter.',
      author: 'The 7:20 ferry',
    },
    {
      sku: 'LV-FO-RS',
      rating: 5,
      title: 'Four at a table',
      body: 'It says that a slab feeds four. It fed three, who were polite about the fourth.',
      author: 'Corner table',
    },
    {
      sku: 'LV-BG-1',
      rating: 4,
      title: 'Half of it came home',
      body: 'The other half was eaten on the way, as the page says it would be.',
      author: 'On foot',
    },
  ],
};
