import type { SiteTemplateFund } from '@veranda/domain/sites/site-template';
import { form } from '../compose/forms.ts';
import { button, donation, image, page, rule, section, text } from '../compose/page.ts';

/** The people at the desk and how to reach them. */
export const studioDocument = page(
  'studio',
  section(
    { theme: 'lightest' },
    text([0, 0, 5, 2], `= Studio`),
    text([6, 0, 17, 5], `# Five people, one long table, boots by the door`),
    image([0, 6, 17, 13], 'fieldnotes/studio-desk', { ratio: '3:2' }),
    text(
      [18, 6, 6, 8],
      `~ The table is eighteen feet of ash, cut from a tree that came down across our first site. One end is for drawing.
      The other is for lunch, seeds, and the models that lunch is never allowed near.`,
      { align: 'end' },
    ),
  ),
  section(
    { theme: 'lightest' },
    text(
      [6, 0, 12, 10],
      `! We are two landscape architects, a horticulturist, a surveyor and a mason who learned to draw.

      The studio began in 2011 with a churchyard wall and has stayed about the same size on purpose. Five is as many as
      fit around a soil pit. We take on six to eight new places a year, and go back to every old one each June with a
      thermos and a notebook, whether anyone asked us to or not. The notebook is where the name comes from.

      We plant natives first, neighbours second, and strangers only when they have been introduced. We specify no peat, no
      tropical timber and no plant that must be watered after its third summer.`,
    ),
    text(
      [19, 0, 5, 6],
      `~ Open studio: first Friday of the month, four to seven. Bring a leaf and we will tell you what it is.`,
    ),
  ),
  section(
    { theme: 'light', anchor: 'contact' },
    text([0, 0, 5, 2], `= Contact`),
    text([6, 0, 17, 2], `## Where to find us`),
    text(
      [6, 3, 8, 5],
      `### Write or ring\n\n[studio@fieldnotes.example](mailto:studio@fieldnotes.example) |\n[(207) 555-0118](tel:+12075550118)`,
    ),
    text(
      [15, 3, 8, 5],
      `### Come by\n\nThe Sail Loft, second floor |\n9 Chandlery Wharf |\nBelfast, Maine 04915`,
    ),
    rule([6, 9, 18, 1]),
    text(
      [6, 10, 8, 5],
      `### Work here\n\nWe take one student each summer, paid, from May to September. Send three drawings and a plant list.`,
    ),
    text(
      [15, 10, 8, 5],
      `### Press\n\nDrawings and photographs on request. Credit the plants as well as the people.`,
    ),
    button([6, 15, 10, 2], ['Write to the studio', 'mailto:studio@fieldnotes.example']),
  ),
  section(
    { theme: 'lightest', anchor: 'place' },
    text([0, 0, 5, 2], `= Your place`),
    text([6, 0, 15, 3], `## Tell us about it`),
    form([6, 4, 15, 30], 'form-place'),
  ),
  section(
    { theme: 'darkest-accent', spacing: 'large', anchor: 'trees' },
    text([0, 0, 5, 2], `= Commons`),
    text(
      [6, 0, 8, 9],
      `## A tree for the school yard

      The yard that two hundred children drew has room for eleven more trees, and a budget for none. We plant on the
      first dry Saturday of May. Whoever gives may hold the spade.`,
    ),
    donation([16, 0, 8, 9], {
      fundId: 'fund-trees',
      title: 'Plant one with us',
      text: '$60 is a willow, $140 a river birch with its stake.',
    }),
  ),
);

/** Funds that the studio collects donations for. */
export const studioFunds: readonly SiteTemplateFund[] = [
  {
    key: 'fund-trees',
    name: 'A tree for the school yard',
    description:
      'The yard that two hundred children drew has room for eleven more trees, and a budget for none.\n\n' +
      'Every dollar goes to the nursery in Unity; digging, stakes and soup are ours.',
    suggested: ['25.00', '60.00', '140.00'],
    least: '5.00',
    most: '5000.00',
    goal: '1540.00',
    thanks: 'Your tree will have a number, and you will be the first to know it.',
    picture: 'fieldnotes/project-5-plan',
  },
];
