import { image, page, rule, section, text } from '../compose/page.ts';

/** Page for members of the Baking Circle: this month's dough, and how to write to the bench. */
export const circleDocument = page(
  'circle',
  section(
    { theme: 'lightest' },
    text([0, 0, 15, 5], `# November: the overnight rye`),
    text([16, 1, 8, 4], `~ For members of the Circle. Print it, spill on it, and tell us what happened.`, {
      align: 'end',
    }),
    image([0, 6, 24, 13], 'levain/proofing-baskets', {
      ratio: '16:9',
      caption: 'Hour fourteen: it has doubled, and it leans',
    }),
  ),
  section(
    { theme: 'lightest' },
    text(
      [0, 0, 7, 9],
      `## To weigh

      Whole rye, 500 g |
      Ripe levain, 120 g |
      Water at 30 °C, 430 g |
      Sea salt, 11 g |
      Molasses, one spoon`,
    ),
    text(
      [9, 0, 13, 12],
      `## To do

      ! Stir, do not knead. Rye has nothing that kneading could wake.

      In the evening, mix everything with a wet hand until no flour is dry. Smooth the top with a wet spoon, dust it,
      cover it, and leave it where you would leave a sleeping cat.

      In the morning it shows cracks as wide as a pencil line. Bake it in the tin, on the floor of the oven, as hot as
      yours goes for ten minutes and at 200 °C for fifty more. Then comes the hard part: do not cut it until tomorrow.`,
    ),
  ),
  section(
    { theme: 'light' },
    rule([0, 0, 24, 1]),
    text(
      [0, 1, 15, 3],
      `### What went wrong

      A flat top means it waited too long; a gummy crumb, that you did not. Send a photograph to
      [circle@levain.example](mailto:circle@levain.example) and we will say which.`,
    ),
  ),
);
