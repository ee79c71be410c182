import { accordion, button, image, page, rule, section, text } from '../compose/page.ts';

/** Services of the studio, their prices and how they work. */
export const servicesDocument = page(
  'services',
  section(
    { theme: 'lightest' },
    text([0, 0, 5, 2], `= Services`),
    text([6, 0, 16, 5], `# Four ways to work with us`),
    text(
      [6, 5, 12, 4],
      `! Some people need a plan for forty years. Some need an honest hour about a hedge. Both are a good use of a
      morning.`,
    ),
  ),
  section(
    { theme: 'lightest', spacing: 'small' },
    rule([0, 0, 24, 1]),
    text([0, 1, 5, 3], `= A`),
    text(
      [6, 1, 11, 6],
      `## Site walk

      Half a day on your ground with one of us and a spade. You get the soil pit, a list of what to keep, a list of what
      to stop doing, and a sketch on tracing paper before we leave.`,
    ),
    text(
      [18, 1, 6, 6],
      `~ $480, travel within fifty miles included. Within three weeks. [Book it in the shop](/prints/p/site-walk)`,
    ),
    rule([0, 7, 24, 1]),
    text([0, 8, 5, 3], `= B`),
    text(
      [6, 8, 11, 6],
      `## Planting plan

      A drawn and costed plan for a garden that already has its bones. Every plant has a number, a reason and a supplier;
      the plan comes with a calendar for its first three years.`,
    ),
    text([18, 8, 6, 6], `~ From $2,900. Six to ten weeks, best begun between October and February.`),
    rule([0, 14, 24, 1]),
    text([0, 15, 5, 3], `= C`),
    text(
      [6, 15, 11, 6],
      `## Garden or courtyard, whole

      Survey, concept, drawings, tender and the long visit every second week while it is built. We choose the stones
      with you, at the quarry, in the rain.`,
    ),
    text([18, 15, 6, 6], `~ Fee between 11 and 14 % of the works. A year from first walk to last plant.`),
    rule([0, 21, 24, 1]),
    text([0, 22, 5, 3], `= D`),
    text(
      [6, 22, 11, 6],
      `## Yards, roofs and streets

      For schools, libraries, towns and mills. We are used to committees, to public meetings in gymnasiums, and to
      budgets that were decided before anybody asked how deep the soil is.`,
    ),
    text([18, 22, 6, 6], `~ By proposal. We answer every invitation, including the ones that we turn down.`),
  ),
  section(
    { theme: 'darkest-accent', spacing: 'large' },
    image([0, 0, 10, 12], 'fieldnotes/studio-desk', { ratio: '4:5' }),
    text(
      [12, 2, 12, 7],
      `## Not sure which?

      Write three sentences about the place and attach one photograph, taken badly. That is nearly always enough for us
      to say what it needs, and whether it needs us.`,
    ),
    button([12, 9, 10, 2], ['Tell us about it', '/studio#place'], {
      variant: 'primary',
    }),
  ),
  section(
    { theme: 'lightest' },
    text([0, 0, 5, 2], `= Asked often`),
    accordion(
      [6, 0, 15, 12],
      [
        [
          'How far do you travel?',
          `Most of our work lies between Portland and Machias. Further away we work with a local studio, who visit
          weekly while we come once a month. We do not fly for gardens.`,
        ],
        [
          'Do you build as well as draw?',
          `No, and it keeps us honest. We draw so that anyone good can build it, ask three contractors for prices, and
          stand on the site in all weathers until it is what we drew.`,
        ],
        [
          'May we do part of the work ourselves?',
          `Please do. Planting days are the best days of the year. The plan says which jobs want a machine, which want a
          mason, and which want twelve neighbours and a pot of soup.`,
        ],
        [
          'What if we move?',
          `The drawings are yours, and the calendar is written for someone who has never met us. Two of our gardens are
          with their third owners, and one of those is the best of all.`,
        ],
      ],
    ),
  ),
);
