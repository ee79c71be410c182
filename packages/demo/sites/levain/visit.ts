import { form } from '../compose/forms.ts';
import { accordion, button, image, page, rule, section, text } from '../compose/page.ts';

const questions: readonly (readonly [string, string])[] = [
  [
    'When should I come for the best choice?',
    `Bread comes out in waves: rye at seven, country loaves at half past eight, baguettes at eleven and again at three
    on Fridays. Pastry is fullest at opening. After one o’clock it is whatever is left, which is often the best bit.`,
  ],
  [
    'How do I order for pick-up?',
    `Order in the [shop](/shop) before noon and collect from seven the next baking day. We keep your bag behind the
    counter until we close, with your name on it in terrible handwriting.`,
  ],
  [
    'Do you ship bread?',
    `We do, within the continental United States, Wednesday to Friday. A whole loaf travels better than a sliced one:
    revive it with five minutes in a hot oven. Pastry and galettes do not travel, and we will not make them try.`,
  ],
  [
    'How do I keep a loaf?',
    `Cut side down on a board for two days, then in a linen bag. Never in the fridge. On day four make toast; on day six,
    soup. Sliced bread freezes well for a month.`,
  ],
  [
    'Is the shop step-free?',
    `Yes. The door is level with the street and 36 inches wide. There is one table with a chair that can be moved away.
    Dogs are welcome on the bench outside, where there is a ring for the lead and a bowl.`,
  ],
  [
    'Can you make something for an event?',
    `For up to sixty people, with ten days’ notice. Fill in [the form below](/visit#event) with the date and the number of hungry
    people, and we will call you back.`,
  ],
];

/** Hours, address, and the questions that people ask over the counter. */
export const visitDocument = page(
  'visit',
  section(
    { theme: 'lightest' },
    text([0, 0, 13, 5], `# Follow the smell down Ferry Row`, { align: 'end' }),
    image([14, 0, 10, 12], 'levain/shop-front', { ratio: '4:5' }),
    text(
      [0, 6, 6, 6],
      `! 41 Ferry Row |
      Rondout, New York 12401

      [(845) 555-0142](tel:+18455550142) |
      [hello@levain.example](mailto:hello@levain.example)`,
    ),
    text(
      [7, 6, 6, 6],
      `! Getting here

      Eight minutes on foot from the ferry landing, uphill. The number 4 bus stops at Ice House Lane. Two bicycle racks,
      and a loading bay that nobody minds you using for a minute.`,
    ),
  ),
  section(
    { theme: 'light', width: 'wide' },
    text([0, 0, 8, 4], `## Hours`),
    text(
      [9, 0, 15, 6],
      `- **Wednesday – Friday** 7:00 – 3:00
      - **Saturday** 7:00 – 4:00
      - **Sunday** 8:00 – 1:00
      - **Monday, Tuesday** closed; we mill, mix and mend the oven`,
    ),
    rule([9, 6, 15, 1]),
    text([9, 7, 15, 2], `~ Closed December 24 to January 2. The starter is fed regardless.`),
  ),
  section(
    { theme: 'lightest' },
    text([0, 0, 7, 4], `## Asked over the counter`),
    accordion([9, 0, 15, 12], questions),
  ),
  section(
    { theme: 'lightest-accent', anchor: 'event' },
    text(
      [0, 0, 8, 8],
      `## Bread for an event

      For weddings, wakes and long tables, up to sixty people. Tell us the day and the number; we say what we would bake,
      and what it costs.`,
    ),
    form([10, 0, 14, 24], 'form-event'),
  ),
  section(
    { theme: 'accent' },
    text([0, 0, 15, 3], `## Come hungry, or order tonight and come when you like.`),
    button([17, 0, 7, 2], ['Order for pick-up', '/shop'], { size: 'large' }),
  ),
);
