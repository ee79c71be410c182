import { item, listCollection, pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { button, page, section, summary, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { contactForm, sampleDocument, sampleTemplate, sampleTime } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'large' },
    text([0, 0, 20, 7], `# Your name and *what you make*`),
    text([0, 8, 10, 3], `! One sentence about your work is enough. The work says the rest.`),
  ),
  section(
    { theme: 'lightest', spacing: 'small' },
    text([0, 0, 16, 2], `## Work`),
    summary([0, 3, 24, 24], {
      collectionId: 'work',
      pageSize: 6,
      layout: 'wall',
      perRow: 2,
      ratio: 'original',
      show: { image: true, title: true, excerpt: true, date: false, price: false },
    }),
    button([0, 28, 8, 2], ['About me', '/about'], { variant: 'tertiary' }),
  ),
);

const about = page(
  'about',
  section(
    { theme: 'lightest' },
    text([0, 0, 17, 5], `# About`),
    text(
      [6, 6, 12, 8],
      `! Begin with one sentence about what you make.

      Then tell where you have learned it, with whom you have worked, and where your work has been shown.`,
    ),
  ),
  section(
    { theme: 'dark', anchor: 'write' },
    text([0, 0, 8, 4], `## Write to me`),
    form([9, 0, 15, 14], contactForm.key),
  ),
);

const works = [
  ['fieldnotes/project-3-plan', 'fieldnotes/project-3-view'],
  ['fieldnotes/print-seed-heads', 'fieldnotes/print-fern'],
  ['fieldnotes/project-4-view', 'fieldnotes/project-4-plan'],
  ['fieldnotes/project-2-plan', 'fieldnotes/project-2-view'],
] as const;

const work = works.map(([first, second], index) => {
  const id = `sample-work-${String(index + 1)}`;
  return item({
    id,
    collectionId: 'work',
    recordType: 14,
    title: `Sample work ${String(index + 1)}`,
    urlSlug: id,
    excerpt: 'Say in a sentence what it is.',
    imageAssetId: first,
    galleryAssetIds: [first, second],
    publishOn: sampleTime(-index),
    document: sampleDocument(id, [6, 0, 11, 5]),
  });
});

/** Works on a wall, each with a page of its own. */
export const portfolioTemplate = sampleTemplate({
  slug: 'portfolio',
  title: 'Portfolio',
  theme: 'fieldnotes',
  goal: 'show',
  pitch: 'For artists, designers and photographers: a wall of works, and hardly a word beside it.',
  tweaks: {
    ...designOf('fieldnotes', 'lagoon', 'Space Grotesk'),
    'header-layout': 'title only',
    'heading-weight': '500',
  },
  menu: [
    ['Work', 'work'],
    ['About', 'page-about'],
  ],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('work', 'projects', { title: 'Work', urlSlug: 'work', description: '' }),
    pageCollection('about', { title: 'About', urlSlug: 'about', description: '', document: about }),
  ],
  items: work,
  forms: [contactForm],
});
