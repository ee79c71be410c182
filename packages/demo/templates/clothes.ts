import { listCollection, pageCollection } from '../sites/compose/collections.ts';
import { accordion, button, image, page, section, summary, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { newsletterForm, sampleNewsletter, sampleProducts, sampleTemplate } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'small' },
    image([0, 0, 12, 18], 'shapes/cloth', { ratio: 'fill', decorative: true }),
    text([13, 2, 11, 7], `# The new *collection*`, { align: 'end' }),
    text([13, 9, 9, 4], `! Say in two sentences what you make, and what it is made of.`),
    button([13, 14, 6, 2], ['Shop', '/shop'], { size: 'large' }),
  ),
  section(
    { theme: 'lightest' },
    text([0, 0, 16, 3], `## New in the shop`),
    summary([0, 4, 24, 16], { collectionId: 'shop', pageSize: 6, layout: 'grid', perRow: 3, ratio: '4:5' }),
    button([0, 21, 8, 2], ['Everything in the shop', '/shop'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'light', spacing: 'large' },
    text(
      [0, 3, 10, 6],
      `## Made to be worn

      Tell who makes your clothes, where the cloth comes from, and how people look after it.`,
    ),
    button([0, 9, 8, 2], ['Sizes and care', '/sizes'], { variant: 'tertiary' }),
    image([12, 0, 12, 13], 'shapes/weave', { ratio: '1:1', decorative: true }),
  ),
  section({ theme: 'dark' }, sampleNewsletter([0, 0, 16, 6])),
);

const sizes = page(
  'sizes',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 4], `# Sizes and care`),
    text([0, 5, 12, 4], `! Say how your sizes fall, and how people measure themselves.`),
    accordion(
      [0, 10, 18, 10],
      [
        ['How sizes fall', 'Write here if people should take their usual size.'],
        ['How to wash', 'Say how warm, and what to keep out of the dryer.'],
        ['Returns', 'Say how long people have, and who pays for the way back.'],
      ],
    ),
  ),
);

/** A shop for clothes in sizes. */
export const clothesTemplate = sampleTemplate({
  slug: 'clothes',
  title: 'Clothes',
  theme: 'fieldnotes',
  goal: 'sell',
  pitch: 'For labels and tailors: plain black on white, large pictures, and products in sizes.',
  tweaks: {
    ...designOf('fieldnotes', 'graphite', 'Outfit'),
    'header-layout': 'title only',
    'heading-weight': '500',
    'product-grid': 'level',
  },
  menu: [
    ['Shop', 'shop'],
    ['Sizes and care', 'page-sizes'],
  ],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('shop', 'products', { title: 'Shop', urlSlug: 'shop', description: '' }),
    pageCollection('sizes', { title: 'Sizes and care', urlSlug: 'sizes', description: '', document: sizes }),
  ],
  products: sampleProducts('shop', ['overdub/shirt-3', 'overdub/shirt-1', 'overdub/tote']),
  forms: [newsletterForm],
});
