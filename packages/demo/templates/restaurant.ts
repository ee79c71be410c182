import { pageCollection } from '../sites/compose/collections.ts';
import { form } from '../sites/compose/forms.ts';
import { button, image, menu, page, rule, section, text } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { contactForm, sampleTemplate } from './sample-parts.ts';

const home = page(
  'home',
  section(
    {
      theme: 'darkest',
      minHeight: 80,
      verticalAlign: 'bottom',
      background: { kind: 'upload', assetId: 'levain/oven-scene', overlay: 0.5 },
    },
    text([0, 0, 18, 7], `# What you cook, *and for whom*`, { align: 'end' }),
    text([0, 7, 11, 3], `! Say here where you are and when people can come.`),
    button([0, 11, 4, 2], ['See the menu', '/menu'], { size: 'large' }),
    button([4, 11, 7, 2], ['Reserve a table', '/visit'], { size: 'large', variant: 'secondary' }),
  ),
  section(
    { theme: 'lightest', spacing: 'large' },
    text([0, 0, 10, 4], `## From the kitchen`),
    text(
      [12, 0, 12, 7],
      `! Tell in a few sentences how you cook, what the season brings, and who stands at the stove.`,
    ),
    rule([0, 8, 24, 1]),
  ),
  section(
    { theme: 'light' },
    image([0, 0, 13, 13], 'levain/shop-front', { ratio: '3:2' }),
    text(
      [15, 1, 9, 7],
      `## Come by

      Put your address and your opening hours here, and say how people reach you.`,
    ),
    button([15, 9, 8, 2], ['Hours and directions', '/visit'], { variant: 'tertiary' }),
  ),
);

const dishes = `# Food
## To begin
Sample dish | 8
> Say what is in it.
Another sample dish | 9
## Main courses
A third sample dish | 18
> Say what is in it, and what it comes with.
A fourth sample dish | 21
## To end
A last sample dish | 7`;

const menuPage = page(
  'menu',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 4], `# Menu`),
    text([0, 4, 12, 3], `! These dishes are samples. Write your own, with their prices.`),
    menu([0, 8, 18, 18], { source: dishes, columns: '1' }),
  ),
);

const visit = page(
  'visit',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 4], `# Visit`),
    text([0, 5, 12, 5], `! Put your address, your opening hours and a telephone number here.`),
  ),
  section(
    { theme: 'light', anchor: 'write' },
    text(
      [0, 0, 8, 7],
      `## Reserve a table

      Ask people for the day, the time and how many they are.`,
    ),
    form([10, 0, 14, 14], contactForm.key),
  ),
);

/** A menu with prices, and the way to a table. */
export const restaurantTemplate = sampleTemplate({
  slug: 'restaurant',
  title: 'Restaurant',
  theme: 'levain',
  goal: 'serve',
  pitch: 'For restaurants, cafés and bars: the menu with its prices, your hours, and a form to reserve by.',
  tweaks: { ...designOf('levain', 'clay', 'Playfair Display'), 'header-layout': 'centred' },
  menu: [
    ['Menu', 'page-menu'],
    ['Visit', 'page-visit'],
  ],
  collections: [
    pageCollection('home', { title: 'Home', urlSlug: '', description: '', document: home }),
    pageCollection('menu', { title: 'Menu', urlSlug: 'menu', description: '', document: menuPage }),
    pageCollection('visit', { title: 'Visit', urlSlug: 'visit', description: '', document: visit }),
  ],
  forms: [contactForm],
});
