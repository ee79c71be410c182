import { image, page, section, summary, text } from '../compose/page.ts';

const board = {
  collectionId: 'shop',
  pageSize: 12,
  layout: 'list',
  perRow: 1,
  show: { image: false, title: true, excerpt: true, date: false, price: true },
} as const;

/** The price list as it hangs over the counter. */
export const breadListDocument = page(
  'list',
  section(
    { theme: 'lightest' },
    text([0, 0, 16, 4], `# The bread list`),
    text([17, 1, 7, 3], `~ Prices are for the loaf in your hand. Slicing is free, and so is advice.`, {
      align: 'end',
    }),
  ),
  section(
    { theme: 'lightest', spacing: 'small' },
    text([0, 0, 7, 2], `## Bread`),
    image([0, 3, 7, 8], 'levain/country-sourdough', { ratio: '4:5' }),
    summary([9, 0, 15, 12], { ...board, filter: { category: '/bread' } }),
  ),
  section(
    { theme: 'light' },
    text([0, 0, 7, 2], `## Pastry`),
    summary([9, 0, 15, 8], { ...board, filter: { category: '/pastry' } }),
  ),
  section(
    { theme: 'lightest' },
    text([0, 0, 7, 2], `## Boxes`),
    summary([9, 0, 15, 6], { ...board, filter: { category: '/boxes' } }),
  ),
  section(
    { theme: 'dark' },
    text(
      [0, 0, 12, 5],
      `## Baked by the day

      Not every dough is in the oven every day. This is the rhythm we keep.`,
    ),
    text(
      [14, 0, 10, 6],
      `- **Wednesday** country, rye, focaccia
      - **Thursday** country, spelt tin, weekly boxes
      - **Friday** country, rye, baguettes twice
      - **Saturday** everything
      - **Sunday** country, morning buns, galettes`,
    ),
  ),
);
