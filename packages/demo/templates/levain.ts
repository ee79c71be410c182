import type { GalleryTemplate } from '@veranda/domain/sites/site-template';
import { link, listCollection, pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { accordion, button, image, page, rule, section, summary, text } from '../sites/compose/page.ts';
import { levain } from '../sites/levain.ts';
import { sampleForms, sampleNewsletter, sampleProducts, sampleSettings } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'small' },
    image([10, 0, 14, 17], 'levain/hero', { ratio: 'fill' }),
    { ...text([0, 2, 15, 6], `# What you make, *in one line*`), layer: 1 },
    text(
      [0, 9, 8, 5],
      `! Say here who you are, what you sell and where people find it. Two sentences are enough.`,
      {
        align: 'end',
      },
    ),
    button([0, 14, 5, 2], ['Visit the shop', '/shop']),
    button([5, 14, 5, 2], ['About us', '/about'], { variant: 'tertiary' }),
  ),
  section(
    { theme: 'light', anchor: 'shop' },
    text(
      [0, 0, 8, 4],
      `## From the shop

      This list shows your newest products. The three that are in it now are samples.`,
    ),
    image([0, 5, 8, 9], 'levain/baguettes', { ratio: '4:5' }),
    summary([10, 0, 14, 14], {
      collectionId: 'shop',
      pageSize: 8,
      layout: 'list',
      perRow: 1,
      show: { image: false, title: true, excerpt: true, date: false, price: true },
    }),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    image([0, 0, 12, 14], 'levain/oven-scene', { ratio: '4:5' }),
    text(
      [14, 2, 9, 9],
      `## How you work

      Tell what sets your work apart: what it is made of, who makes it, and how long it takes.

      A picture of your workshop or kitchen goes well beside it.`,
    ),
    button([14, 11, 8, 2], ['More about us', '/about'], { variant: 'secondary' }),
  ),
  section({ theme: 'dark' }, sampleNewsletter([0, 0, 16, 6])),
);

const about = page(
  'about',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 4], `# About us`),
    image([0, 5, 24, 13], 'levain/mill-landscape', { ratio: '16:9' }),
  ),
  section(
    { theme: 'lightest' },
    text(
      [2, 0, 12, 10],
      `## How it began

      Write a few paragraphs about how your business began and what you care about.

      ## What it is made of

      Name your materials or ingredients, and where they come from.`,
    ),
    image([16, 1, 8, 9], 'levain/proofing-baskets', { ratio: '4:5' }),
  ),
);

const contact = page(
  'contact',
  section(
    { theme: 'lightest' },
    text([0, 0, 13, 4], `# Contact`),
    image([14, 0, 10, 12], 'levain/shop-front', { ratio: '4:5' }),
    text(
      [0, 5, 12, 5],
      `! Put your address, your opening hours and a telephone number here, if you have them.`,
    ),
  ),
  section(
    { theme: 'light' },
    text([0, 0, 7, 4], `## Questions`),
    accordion(
      [9, 0, 15, 8],
      [
        ['A question that customers often ask', 'Write the answer here.'],
        ['Another question', 'And its answer here.'],
      ],
    ),
    rule([0, 9, 24, 1]),
  ),
  section(
    { theme: 'lightest', anchor: 'write' },
    text([0, 0, 8, 4], `## Write to us`),
    form([10, 0, 14, 14], 'form-contact'),
  ),
);

/** A small shop of a maker, with the theme Levain as it is. */
export const levainTemplate: GalleryTemplate = {
  ...levain,
  title: 'Small shop',
  goal: 'sell',
  pitch: 'For bakers, growers and makers: warm paper, a soft serif, and products set like a menu board.',
  settings: sampleSettings,
  navigation: {
    main: [link('Shop', 'shop'), link('About', 'page-about'), link('Contact', 'page-contact')],
    footer: [link('Shop', 'shop'), link('About', 'page-about'), link('Contact', 'page-contact')],
  },
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('shop', 'products', { title: 'Shop', urlSlug: 'shop', description: '' }),
    pageCollection('about', { title: 'About', urlSlug: 'about', description: '', document: about }),
    pageCollection('contact', { title: 'Contact', urlSlug: 'contact', description: '', document: contact }),
  ],
  items: [],
  products: sampleProducts('shop', ['levain/country-sourdough', 'levain/croissants', 'levain/weekly-box']),
  categoryNames: {},
  forms: sampleForms,
  funds: [],
};
