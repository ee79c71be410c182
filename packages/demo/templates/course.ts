import { pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { accordion, button, image, page, section, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { contactForm, sampleNewsletter, sampleTemplate } from './sample-parts.ts';

const home = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'medium' },
    image([11, 0, 13, 17], 'shapes/waves', { ratio: 'fill' }),
    text([0, 1, 11, 7], `# What people *learn* with you`),
    text([0, 9, 8, 4], `! Say for whom the course is, how long it takes, and what it begins with.`),
    button([0, 14, 7, 2], ['Sign up', '/sign-up'], { size: 'large' }),
  ),
  section(
    { theme: 'light', spacing: 'large', anchor: 'lessons' },
    text([0, 0, 8, 6], `## The lessons\n\nThese lessons are samples. Name your own, in their order.`),
    accordion(
      [10, 0, 14, 12],
      [
        ['Lesson 1', 'Say what people do in this lesson, and what they take home.'],
        ['Lesson 2', 'One or two sentences are enough.'],
        ['Lesson 3', 'Name what people need to bring.'],
        ['Lesson 4', 'Say what they can do at the end that they could not do before.'],
      ],
    ),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    text(
      [0, 0, 12, 8],
      `## Who teaches

      Tell what you have done yourself, and why you like to pass it on.`,
    ),
    text(
      [14, 0, 10, 8],
      `### Dates and price

      Put the first day, the hours and the price here, and how many places there are.`,
    ),
  ),
  section({ theme: 'lightest' }, sampleNewsletter([0, 0, 16, 6])),
);

const signUp = page(
  'sign-up',
  section(
    { theme: 'lightest' },
    text([0, 0, 9, 4], `# Sign up`),
    text([0, 5, 8, 5], `! Say what happens next: when you write back, and how people pay.`),
    form([10, 0, 14, 14], contactForm.key),
  ),
);

/** The lessons of a course, and the form to sign up by. */
export const courseTemplate = sampleTemplate({
  slug: 'course',
  title: 'Course',
  theme: 'levain',
  goal: 'serve',
  pitch: 'For teachers, trainers and workshops: the lessons in their order, and a form to sign up by.',
  tweaks: { ...designOf('levain', 'dusk', 'Bitter'), corners: '12px' },
  menu: [['Sign up', 'page-sign-up']],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    pageCollection('sign-up', { title: 'Sign up', urlSlug: 'sign-up', description: '', document: signUp }),
  ],
});
