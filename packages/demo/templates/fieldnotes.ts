import type { GalleryTemplate } from '@veranda/domain/sites/site-template';
import { item, link, listCollection, pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { button, image, page, rule, section, summary, text } from '../sites/compose/page.ts';
import { fieldnotes } from '../sites/fieldnotes.ts';
import {
  sampleDay,
  sampleDocument,
  sampleForms,
  sampleNewsletter,
  samplePost,
  sampleProducts,
  sampleSettings,
  sampleTime,
} from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 0, 17, 6], `# What you do, in one line`, { align: 'end' }),
    text([19, 1, 5, 5], `~ Say here who you are, where you work, and for whom.`, { align: 'end' }),
    image([0, 7, 24, 14], 'fieldnotes/hero', { ratio: '16:9' }),
  ),
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 0, 5, 3], `= 01 / Work`),
    text([6, 0, 13, 3], `## Projects`),
    summary([0, 4, 24, 20], {
      collectionId: 'projects',
      pageSize: 4,
      layout: 'wall',
      perRow: 2,
      ratio: 'original',
      show: { image: true, title: true, excerpt: true, date: false, price: false },
    }),
    button([6, 25, 10, 2], ['All projects', '/projects'], { variant: 'tertiary' }),
  ),
  section(
    { theme: 'darkest-accent', spacing: 'large' },
    text([0, 0, 5, 2], `= 02 / Method`),
    text(
      [6, 0, 12, 7],
      `## How you work

      Tell how a project with you begins, what happens on the way, and what people have in the end.`,
    ),
    button([6, 8, 10, 2], ['About us', '/about'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'light', spacing: 'medium' },
    text([0, 0, 5, 2], `= 03 / Journal`),
    summary([6, 0, 18, 8], {
      collectionId: 'journal',
      pageSize: 3,
      layout: 'list',
      perRow: 1,
      show: { image: false, title: true, excerpt: true, date: true, price: false },
    }),
    button([6, 8, 10, 2], ['The whole journal', '/journal'], { variant: 'tertiary' }),
  ),
  section(
    { theme: 'dark', spacing: 'medium' },
    text([0, 0, 5, 2], `= 04 / Newsletter`),
    sampleNewsletter([6, 0, 14, 6]),
  ),
);

const about = page(
  'about',
  section(
    { theme: 'lightest' },
    text([0, 0, 5, 2], `= About`),
    text([6, 0, 17, 5], `# Who you are`),
    image([0, 6, 17, 13], 'fieldnotes/studio-desk', { ratio: '3:2' }),
    text([18, 6, 6, 8], `~ Notes like this one stand in the margin.`, { align: 'end' }),
  ),
  section(
    { theme: 'lightest' },
    text(
      [6, 0, 12, 8],
      `! Begin with one sentence about who works here.

      Then tell what you have done so far, and what you would like to be asked to do.`,
    ),
    rule([6, 8, 18, 1]),
  ),
  section(
    { theme: 'light', anchor: 'write' },
    text([0, 0, 5, 2], `= Contact`),
    text([6, 0, 15, 3], `## Write to us`),
    form([6, 4, 15, 14], 'form-contact'),
  ),
);

const inMargin = [6, 0, 11, 5] as const;

function project(number: 1 | 2) {
  return item({
    id: `sample-project-${String(number)}`,
    collectionId: 'projects',
    recordType: 14,
    title: `Sample project ${String(number)}`,
    urlSlug: `sample-project-${String(number)}`,
    excerpt: 'Say in a sentence what it was and what it became.',
    imageAssetId: `fieldnotes/project-${String(number)}-view`,
    publishOn: sampleTime(-number),
    galleryAssetIds: [
      `fieldnotes/project-${String(number)}-view`,
      `fieldnotes/project-${String(number)}-plan`,
    ],
    document: sampleDocument(`sample-project-${String(number)}`, inMargin),
  });
}

const post = samplePost('journal', 1, {
  imageAssetId: 'fieldnotes/journal-1',
  document: sampleDocument('sample-post-1', inMargin),
});

/** Projects, a journal and a shop for a studio, with the theme Fieldnotes as it is. */
export const fieldnotesTemplate: GalleryTemplate = {
  ...fieldnotes,
  title: 'Studio',
  goal: 'show',
  pitch: 'For studios and schools: cool paper, deep green, and wide margins with notes in them.',
  settings: sampleSettings,
  navigation: {
    main: [
      link('Projects', 'projects'),
      link('Journal', 'journal'),
      link('Shop', 'shop'),
      link('About', 'page-about'),
    ],
    footer: [
      link('Projects', 'projects'),
      link('Journal', 'journal'),
      link('Shop', 'shop'),
      link('About', 'page-about'),
    ],
  },
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('projects', 'projects', { title: 'Projects', urlSlug: 'projects', description: '' }),
    listCollection('journal', 'blog', { title: 'Journal', urlSlug: 'journal', description: '' }),
    listCollection('shop', 'products', { title: 'Shop', urlSlug: 'shop', description: '' }),
    pageCollection('about', { title: 'About', urlSlug: 'about', description: '', document: about }),
  ],
  items: [project(1), project(2), post],
  products: sampleProducts('shop', [
    'fieldnotes/print-fern',
    'fieldnotes/print-allium',
    'fieldnotes/print-birch',
  ]),
  datedFrom: sampleDay,
  categoryNames: {},
  forms: sampleForms,
  funds: [],
};
