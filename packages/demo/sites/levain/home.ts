import { newsletter } from '../compose/forms.ts';
import { button, image, page, quote, rule, section, summary, text } from '../compose/page.ts';

/** The bakery's front page: the loaf, today's board, the flour, the box, the door. */
export const homeDocument = page(
  'home',
  section(
    { theme: 'lightest', spacing: 'small' },
    image([10, 0, 14, 17], 'levain/hero', { ratio: 'fill' }),
    { ...text([0, 2, 15, 6], `# Flour, water, salt, *and time*`), layer: 1 },
    text(
      [0, 9, 8, 5],
      `! We bake naturally leavened bread in a wood-fired oven on Ferry Row. Order by noon and your loaf is in
      tomorrow’s fire.`,
      { align: 'end' },
    ),
    button([0, 14, 5, 2], ['Order for tomorrow', '/shop']),
    button([5, 14, 5, 2], ['See the bread list', '/bread-list'], { variant: 'tertiary' }),
    text(
      [0, 17, 10, 2],
      `~ Open Wednesday to Sunday, seven until we sell out. Most days that is a little after two.`,
    ),
  ),
  section(
    { theme: 'light', anchor: 'board' },
    text(
      [0, 0, 8, 4],
      `## On the board this week

      Six doughs, one oven. The list changes with the mill’s harvest and with what the fire feels like doing.`,
    ),
    image([0, 5, 8, 9], 'levain/baguettes', { ratio: '4:5' }),
    summary([10, 0, 14, 14], {
      collectionId: 'shop',
      pageSize: 8,
      layout: 'list',
      perRow: 1,
      filter: { category: '/bread' },
      show: { image: false, title: true, excerpt: true, date: false, price: true },
    }),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    image([0, 0, 12, 14], 'levain/oven-scene', { ratio: '4:5' }),
    text(
      [14, 2, 9, 9],
      `## The oven is never cold

      It holds four tonnes of brick, and we light it once a week. The first fire, on Tuesday night, is beech and
      oak; after that the bread keeps it warm and the embers keep the bread honest.

      Rye goes in while the floor is still fierce. Country loaves follow, then baguettes, then everything with
      butter in it, as the heat comes down through the day.`,
    ),
    button([14, 11, 8, 2], ['How we bake', '/our-flour'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'lightest' },
    text([0, 0, 14, 2], `## For the breakfast table`),
    text(
      [16, 0, 8, 2],
      `~ Laminated on marble, with cultured butter, the evening before. Collect from seven.`,
    ),
    summary([0, 3, 24, 12], {
      collectionId: 'shop',
      pageSize: 3,
      layout: 'grid',
      perRow: 3,
      ratio: '4:5',
      filter: { category: '/pastry' },
    }),
  ),
  section(
    { theme: 'lightest-accent' },
    text(
      [0, 1, 10, 8],
      `## A week of bread, in one box

      Two loaves or four, and something sweet that we choose. Packed in linen on Thursday afternoon, so that it lands
      on the table while the crust still crackles. Bring the linen back and we take a dollar off the next one.`,
    ),
    button([0, 9, 8, 2], ['Pack my box', '/shop/p/the-weekly-box']),
    image([12, 0, 12, 11], 'levain/weekly-box', { ratio: '3:2' }),
  ),
  section(
    { theme: 'lightest' },
    rule([0, 0, 24, 1]),
    quote(
      [0, 1, 13, 6],
      'A crust you can hear from the next room, and a crumb that remembers the grain it came from.',
      'The Hudson Plate, on the country sourdough',
    ),
    image([15, 1, 9, 10], 'levain/shop-front', { ratio: '4:5' }),
    text(
      [0, 7, 12, 4],
      `### 41 Ferry Row

      Rondout, New York, between the chandlery and the old ice house. Ring the bell if the shutter is half down: we
      are in the back, and there is nearly always a heel of something warm. [Hours and how to find us](/visit)`,
      { align: 'end' },
    ),
  ),
  section(
    { theme: 'dark' },
    newsletter([0, 0, 16, 6], {
      formId: 'form-bake-list',
      title: 'The bake list, every Tuesday',
      text: 'What comes out of the oven this week, which flour it is made of, and when to be at the door for it.',
    }),
  ),
);
