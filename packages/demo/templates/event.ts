import { listCollection, pageCollection } from '../sites/compose/collections.ts';
import { accordion, button, image, page, section, summary, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { newsletterForm, sampleEvent, sampleNewsletter, sampleTemplate } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'darkest', width: 'full', spacing: 'none' },
    image([0, 0, 24, 11], 'shapes/arcs', { ratio: '21:9', decorative: true }),
  ),
  section(
    { theme: 'darkest', spacing: 'medium' },
    text([0, 0, 24, 6], `# What happens, |\nand when`),
    text([0, 7, 11, 4], `! Say where it is, for whom, and how people get in.`),
    button([13, 7, 4, 2], ['Programme', '/programme'], { size: 'large' }),
    button([17, 7, 6, 2], ['Plan your visit', '/visit'], { size: 'large', variant: 'secondary' }),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    text([0, 0, 16, 3], `## Programme`),
    summary([0, 4, 24, 10], {
      collectionId: 'programme',
      pageSize: 6,
      layout: 'list',
      perRow: 1,
      show: { image: false, title: true, excerpt: true, date: true, price: false },
    }),
  ),
  section({ theme: 'accent', spacing: 'large' }, sampleNewsletter([0, 0, 18, 7])),
);

const visit = page(
  'visit',
  section(
    { theme: 'darkest', spacing: 'large' },
    text([0, 0, 18, 4], `# Plan your visit`),
    text([0, 5, 12, 5], `! Put the address, the doors’ hours and the way by bus and train here.`),
    accordion(
      [0, 11, 18, 10],
      [
        ['Tickets', 'Say what they cost, and where people get them.'],
        ['Access', 'Say if there are steps, lifts and seats, and whom people may ask.'],
        ['Where to stay', 'Name a few places nearby.'],
      ],
    ),
  ),
);

/** The programme of a festival or a conference. */
export const eventTemplate = sampleTemplate({
  slug: 'event',
  title: 'Event',
  theme: 'overdub',
  goal: 'share',
  pitch:
    'For festivals, fairs and conferences: a bold first screen, the programme by date, and the way there.',
  tweaks: { ...designOf('overdub', 'plum', 'Oswald'), 'label-face': 'Public Sans', 'heading-weight': '600' },
  menu: [
    ['Programme', 'programme'],
    ['Plan your visit', 'page-visit'],
  ],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    listCollection('programme', 'events', { title: 'Programme', urlSlug: 'programme', description: '' }),
    pageCollection('visit', { title: 'Plan your visit', urlSlug: 'visit', description: '', document: visit }),
  ],
  items: [sampleEvent('programme', 1, 60), sampleEvent('programme', 2, 61), sampleEvent('programme', 3, 62)],
  forms: [newsletterForm],
});
