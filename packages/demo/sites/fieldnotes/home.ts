import { newsletter } from '../compose/forms.ts';
import { button, image, page, quote, section, summary, text } from '../compose/page.ts';

/** The studio's front page: one garden, the work, the notebook. */
export const homeDocument = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 0, 17, 6], `# Gardens drawn from the ground up`, { align: 'end' }),
    text(
      [19, 1, 5, 5],
      `~ Fieldnotes is a landscape studio of five in Belfast, Maine. We make gardens, yards and streets for people who
      intend to stay.`,
      { align: 'end' },
    ),
    image([0, 7, 24, 14], 'fieldnotes/hero', {
      ratio: '16:9',
      caption: 'Fig. 1. A pond that used to be a soil pit, Union, Maine, at ten to five in June.',
    }),
  ),
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 0, 5, 3], `= 01 / Work`),
    text([6, 0, 13, 3], `## Six places, and what was there before`),
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
      [6, 0, 12, 9],
      `## We begin with a spade

      Before there is a drawing there is a hole: one metre square, one metre deep, dug by whoever will draw. We look at
      the colours, crumble the layers, smell them, and fill the hole with a bucket of water to see how long it stays.

      Then we sit there for a day. Where does the frost lie at eight? Which way do people really walk? The plan comes
      last, and by that time it has mostly drawn itself.`,
    ),
    text(
      [19, 0, 5, 7],
      `~ The record so far is a pit in Union that held its water for eleven days. It is now a pond.`,
    ),
    button([6, 10, 10, 2], ['What we can do for you', '/services'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'light', spacing: 'medium' },
    text([0, 0, 5, 2], `= 03 / Journal`),
    summary([6, 0, 18, 12], {
      collectionId: 'journal',
      pageSize: 3,
      layout: 'list',
      perRow: 1,
      show: { image: false, title: true, excerpt: true, date: true, price: false },
    }),
    button([6, 12, 10, 2], ['The whole notebook', '/journal'], { variant: 'tertiary' }),
  ),
  section(
    { theme: 'lightest', spacing: 'medium' },
    text([0, 0, 5, 2], `= 04 / Prints`),
    text([6, 0, 9, 4], `## Drawn at the desk, printed at the press down the road`),
    image([0, 9, 9, 12], 'fieldnotes/print-fern', { ratio: '4:5', href: '/prints/p/ostrich-fern' }),
    image([11, 5, 13, 16], 'fieldnotes/print-allium', { ratio: '4:5', href: '/prints/p/allium' }),
    text([0, 21, 9, 2], `~ *Matteuccia struthiopteris*, ostrich fern`),
    button([11, 21, 9, 2], ['All prints', '/prints'], { variant: 'tertiary' }),
  ),
  section(
    { theme: 'lightest-accent', spacing: 'large' },
    quote(
      [6, 0, 15, 7],
      'They planted for the tenth year and asked us to be patient through the first two. It was worth every bare stick.',
      'Friends of the Reading Room, Bath',
    ),
  ),
  section(
    { theme: 'dark', spacing: 'medium' },
    text([0, 0, 5, 2], `= 05 / Letters`),
    newsletter([6, 0, 14, 6], {
      formId: 'form-notebook',
      title: 'The notebook, four times a year',
      text: 'What was planted, what came up, and what the deer thought of it.',
    }),
  ),
);
