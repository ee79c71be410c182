import { pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { accordion, button, image, page, rule, section, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { contactForm, sampleTemplate } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 1, 13, 9], `# The problem that you solve, *in one line*`),
    text([0, 10, 10, 4], `! Say for whom you work, and what is better for them afterwards.`),
    button([0, 15, 7, 2], ['Talk to us', '/contact'], { size: 'large' }),
    image([14, 0, 10, 17], 'shapes/steps', { ratio: 'fill' }),
  ),
  section(
    { theme: 'light', spacing: 'large' },
    text([0, 0, 7, 3], `## Services`),
    text([9, 0, 15, 4], `### First service\n\nSay what people get, how long it takes, and how it begins.`),
    rule([9, 5, 15, 1]),
    text([9, 6, 15, 4], `### Second service\n\nName the work as your clients would name it.`),
    rule([9, 11, 15, 1]),
    text([9, 12, 15, 4], `### Third service\n\nTwo sentences for each are enough.`),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    text(
      [0, 0, 15, 7],
      `## How we work

      Tell what happens in the first week, how often you meet, and what people have in their hands at the end.`,
    ),
    button([0, 8, 8, 2], ['About us', '/about'], { variant: 'secondary' }),
  ),
);

const about = page(
  'about',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 4], `# About us`),
    text(
      [9, 5, 13, 8],
      `! Begin with one sentence about who works here.

      Then tell what you have done before, and what you are asked for most often.`,
    ),
  ),
  section(
    { theme: 'light' },
    text([0, 0, 7, 4], `## Questions`),
    accordion(
      [9, 0, 15, 8],
      [
        ['A question that clients often ask', 'Write the answer here.'],
        ['What it costs', 'Say how you charge: by the hour, by the day or for the whole.'],
      ],
    ),
  ),
);

const contact = page(
  'contact',
  section(
    { theme: 'lightest', anchor: 'write' },
    text([0, 0, 8, 4], `# Contact`),
    text([0, 5, 7, 5], `! Say when you answer, and what you would like to know first.`),
    form([9, 0, 15, 14], contactForm.key),
  ),
);

/** Services in plain words, and the way to the first talk. */
export const consultantTemplate = sampleTemplate({
  slug: 'consultant',
  title: 'Consultant',
  theme: 'fieldnotes',
  goal: 'serve',
  pitch: 'For advisers, coaches and practices: your services in plain words, and one form to begin with.',
  tweaks: {
    ...designOf('fieldnotes', 'harbor', 'Newsreader'),
    'header-layout': 'title only',
    corners: '4px',
  },
  menu: [
    ['About', 'page-about'],
    ['Contact', 'page-contact'],
  ],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    pageCollection('about', { title: 'About', urlSlug: 'about', description: '', document: about }),
    pageCollection('contact', { title: 'Contact', urlSlug: 'contact', description: '', document: contact }),
  ],
  forms: [contactForm],
});
