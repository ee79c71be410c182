import { listCollection, pageCollection } from '../sites/compose/collections.ts';
import { button, image, page, section, summary, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { newsletterForm, sampleNewsletter, samplePost, sampleTemplate } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 0, 18, 6], `# What you *write* about`),
    text([0, 6, 11, 3], `! Say in a sentence for whom it is, and how often something new appears.`),
  ),
  section(
    { theme: 'lightest', spacing: 'small' },
    text([0, 0, 16, 2], `## Latest posts`),
    summary([0, 3, 24, 18], {
      collectionId: 'journal',
      pageSize: 6,
      layout: 'grid',
      perRow: 3,
      ratio: '3:2',
      show: { image: true, title: true, excerpt: true, date: true, price: false },
    }),
    button([0, 22, 8, 2], ['The whole journal', '/journal'], { variant: 'tertiary' }),
  ),
  section({ theme: 'light' }, sampleNewsletter([0, 0, 16, 6])),
);

const about = page(
  'about',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 4], `# About`),
    image([14, 5, 10, 12], 'fieldnotes/print-seed-heads', { ratio: '4:5' }),
    text(
      [0, 5, 12, 9],
      `! Begin with one sentence about who writes here.

      Then tell why, and what people find here that they find nowhere else.`,
    ),
  ),
);

/** Posts, the newest first, and a newsletter. */
export const journalTemplate = sampleTemplate({
  slug: 'journal',
  title: 'Journal',
  theme: 'levain',
  goal: 'share',
  pitch: 'For writers and magazines: a bookish serif, your posts with their pictures, and a newsletter.',
  tweaks: { ...designOf('levain', 'grove', 'EB Garamond'), corners: '0px', 'product-grid': 'even' },
  menu: [
    ['Journal', 'journal'],
    ['About', 'page-about'],
  ],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('journal', 'blog', { title: 'Journal', urlSlug: 'journal', description: '' }),
    pageCollection('about', { title: 'About', urlSlug: 'about', description: '', document: about }),
  ],
  items: [
    samplePost('journal', 1, { imageAssetId: 'fieldnotes/journal-1' }),
    samplePost('journal', 2, { imageAssetId: 'fieldnotes/journal-2' }),
    samplePost('journal', 3, { imageAssetId: 'fieldnotes/project-5-view' }),
  ],
  forms: [newsletterForm],
});
