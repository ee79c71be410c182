import { defaultCurrency } from '@veranda/domain/money/currencies.data';
import type { GalleryTemplate } from '@veranda/domain/sites/site-template';
import { link, listCollection, pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { accordion, button, image, page, section, summary, text } from '../sites/compose/page.ts';
import { overdub } from '../sites/overdub.ts';
import {
  sampleDay,
  sampleEvent,
  sampleForms,
  sampleNewsletter,
  sampleProducts,
  sampleSettings,
} from './sample-parts.ts';

const home = page(
  'home',
  section(
    {
      theme: 'darkest',
      width: 'wide',
      minHeight: 92,
      verticalAlign: 'bottom',
      background: { kind: 'upload', assetId: 'overdub/hero-stage', overlay: 0.35 },
    },
    text([0, 0, 24, 7], `# Your news, |\nout loud`, { align: 'end' }),
    text([0, 7, 11, 3], `! Say in a sentence what is new: a record, a date, an exhibition.`, {
      align: 'end',
    }),
    button([12, 8, 5, 2], ['Visit the store', '/store'], { size: 'large' }),
    button([17, 8, 6, 2], ['See the dates', '/dates'], { size: 'large', variant: 'secondary' }),
  ),
  section(
    { theme: 'accent', spacing: 'none', width: 'full' },
    image([0, 0, 12, 14], 'overdub/cover-1', { ratio: '1:1' }),
    text(
      [13, 2, 10, 9],
      `## What it is about

      Tell the story of the thing that you want to show first. Three or four sentences are enough.`,
    ),
    button([13, 11, 9, 2], ['About', '/about'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'darkest', spacing: 'large' },
    text([0, 0, 18, 3], `## From the store`),
    summary([0, 4, 24, 14], { collectionId: 'store', pageSize: 6, layout: 'grid', perRow: 3, ratio: '1:1' }),
    button([0, 19, 8, 2], ['Everything in the store', '/store'], { variant: 'secondary' }),
  ),
  section({ theme: 'accent', spacing: 'large' }, sampleNewsletter([0, 0, 18, 7])),
);

const about = page(
  'about',
  section(
    { theme: 'darkest', width: 'full', spacing: 'none' },
    image([0, 0, 24, 16], 'overdub/three-microphones', { ratio: '16:9' }),
  ),
  section(
    { theme: 'darkest', spacing: 'large' },
    text([0, 0, 22, 4], `# Who you are`),
    text(
      [0, 5, 13, 10],
      `! Begin with one sentence that people will remember.

      Then tell where you come from, what you do, and what you have done so far.`,
    ),
    image([15, 6, 9, 10], 'overdub/rehearsal-room', { ratio: '4:5' }),
  ),
  section(
    { theme: 'darkest', spacing: 'large', anchor: 'press' },
    text([0, 0, 8, 3], `## Press`),
    accordion(
      [9, 0, 15, 8],
      [
        ['Short biography', 'Sixty words that others may print.'],
        ['Photographs', 'Say where photographs are found, and whom to credit.'],
      ],
    ),
  ),
  section(
    { theme: 'dark', spacing: 'large', anchor: 'write' },
    text([0, 0, 8, 4], `## Write to us`),
    form([9, 0, 15, 18], 'form-contact'),
  ),
);

/** Dates and a store for a band or a label, with the theme Overdub as it is. */
export const overdubTemplate: GalleryTemplate = {
  ...overdub,
  title: 'Band',
  goal: 'show',
  pitch: 'For bands, labels and venues: near-black, one bright yellow-green, and type as loud as the music.',
  language: 'en-US',
  timeZone: 'America/New_York',
  currency: defaultCurrency,
  settings: sampleSettings,
  navigation: {
    main: [link('Dates', 'dates'), link('Store', 'store'), link('About', 'page-about')],
    footer: [link('Dates', 'dates'), link('Store', 'store'), link('About', 'page-about')],
  },
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('dates', 'events', { title: 'Dates', urlSlug: 'dates', description: '' }),
    listCollection('store', 'products', { title: 'Store', urlSlug: 'store', description: '' }),
    pageCollection('about', { title: 'About', urlSlug: 'about', description: '', document: about }),
  ],
  items: [sampleEvent('dates', 1, 30), sampleEvent('dates', 2, 45)],
  datedFrom: sampleDay,
  products: sampleProducts('store', ['overdub/cover-2', 'overdub/shirt-1', 'overdub/tote']),
  categoryNames: {},
  forms: sampleForms,
  funds: [],
};
