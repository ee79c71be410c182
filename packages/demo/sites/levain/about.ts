import { gallery, image, page, quote, rule, section, text } from '../compose/page.ts';

/** Origin of the flour, and what is done with it. */
export const flourDocument = page(
  'flour',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 5], `# Eleven miles from field to fire`),
    text(
      [16, 1, 8, 4],
      `~ Our wheat is Redeemer and Warthog, our rye is Danko. All three are grown within sight of the river and milled
      on granite, forty sacks at a time.`,
      { align: 'end' },
    ),
    image([0, 6, 24, 13], 'levain/mill-landscape', {
      ratio: '16:9',
      caption: 'The mill at Roe Creek, the week after harvest',
    }),
  ),
  section(
    { theme: 'lightest' },
    text(
      [2, 0, 12, 14],
      `## The flour

      ! Most bread is made from flour that nobody can name. We think that is like pouring wine from a tap.

      We buy grain, not flour. Each September we walk the fields at Roe Creek with a pocket knife and bite a few
      kernels; the ones that crack clean are ready. The mill stones turn slowly enough that the flour is still cool when
      it falls, which keeps the oil in the germ and the sweetness in the bread.

      Fresh flour is alive and a little unruly. It drinks more water in October than in June. It ferments faster. It
      will not be hurried, and it makes bread that tastes of *something*: hay, walnut, honey, rain.

      ## The levain

      Our starter is a stiff one, fed twice a day and kept at the temperature of a cellar. It was begun with apple
      skins and rye in the first week the shop had a roof. It raises everything we bake: there is no commercial yeast
      in the building.

      ## The time

      A country loaf takes thirty-six hours. Most of that is waiting, which is a skill like any other. Bacteria make
      the sourness, yeasts make the lift, and the cold keeps them both polite.`,
    ),
    image([16, 1, 8, 9], 'levain/proofing-baskets', {
      ratio: '4:5',
      caption: 'Country loaves in cane baskets, hour twenty-two',
    }),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    quote(
      [2, 0, 18, 6],
      'If the dough is late, the shop is late. We have never once managed to argue with it.',
      'Sign by the oven door',
    ),
  ),
  section(
    { theme: 'light' },
    text([0, 0, 10, 2], `## What goes in`),
    text(
      [0, 3, 7, 8],
      `### Country sourdough

      Stone-milled wheat, 85 %. Whole rye, 15 %. Water, sea salt. Nothing else, ever.`,
    ),
    text(
      [8, 3, 7, 8],
      `### Seeded rye

      Whole rye, flax, sunflower and pumpkin seed, a spoonful of molasses, water, sea salt.`,
    ),
    text(
      [16, 3, 8, 8],
      `### Anything with layers

      Sifted wheat, cultured butter from Ancramdale (84 % fat), whole milk, cane sugar, levain, salt.`,
    ),
    rule([0, 10, 24, 1]),
    text(
      [0, 11, 15, 3],
      `~ **Allergens.** Everything we make contains gluten and is made in a room where milk, eggs, nuts, sesame and soya
      are used. Ask us: we keep the recipe cards on the counter and are happy to read them to you.`,
    ),
  ),
  section(
    { theme: 'lightest' },
    gallery([0, 0, 24, 12], ['levain/oven-scene', 'levain/country-sourdough', 'levain/seeded-rye'], {
      design: 'grid',
      'aspect-ratio': '4:5',
      'thumbnails-per-row': '3',
      'show-meta-only-title': false,
    }),
  ),
);
