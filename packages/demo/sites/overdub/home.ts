import { newsletter } from '../compose/forms.ts';
import { button, image, page, quote, section, summary, text } from '../compose/page.ts';

/** The band's front page: the record, the road, the racks of shirts. */
export const homeDocument = page(
  'home',
  section(
    {
      theme: 'darkest',
      width: 'wide',
      minHeight: 92,
      verticalAlign: 'bottom',
      background: { kind: 'upload', assetId: 'overdub/hero-stage', overlay: 0.35 },
    },
    text([0, 0, 24, 7], `# Feedback |\nSeason`, { align: 'end' }),
    text([0, 7, 11, 3], `! Eleven songs, cut live to tape in nine nights. The fourth album is out now.`, {
      align: 'end',
    }),
    button([12, 8, 6, 2], ['Get the record', '/store/p/feedback-season'], { size: 'large' }),
    button([18, 8, 6, 2], ['See us play it', '/tour'], { size: 'large', variant: 'secondary' }),
  ),
  section(
    { theme: 'darkest', anchor: 'dates', spacing: 'large' },
    text([0, 0, 16, 3], `## Next up`),
    button([21, 1, 3, 2], ['All dates', '/tour'], { variant: 'tertiary' }),
    summary([0, 3, 24, 10], {
      collectionId: 'tour',
      pageSize: 6,
      layout: 'list',
      perRow: 1,
      show: { image: false, title: true, excerpt: false, date: true, price: false },
    }),
  ),
  section(
    { theme: 'accent', spacing: 'none', width: 'full' },
    image([0, 0, 12, 14], 'overdub/cover-1', { ratio: '1:1', href: '/store/p/feedback-season' }),
    text(
      [13, 2, 10, 9],
      `## Loud on purpose

      We tracked *Feedback Season* with the room mics up and the click track off. You can hear the night bus go past in
      “Stairwell”, a cymbal stand fall in “Tender Voltage”, and the exact moment in “Ninety” when the desk gave in.

      We kept all of it.`,
    ),
    button([13, 11, 9, 2], ['Vinyl and CD', '/store/p/feedback-season'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'darkest', spacing: 'large' },
    text([0, 0, 18, 3], `## From the merch table`),
    summary([0, 4, 24, 14], {
      collectionId: 'store',
      pageSize: 4,
      layout: 'grid',
      perRow: 4,
      ratio: '1:1',
      filter: { tag: 'table' },
    }),
    button([0, 19, 8, 2], ['Everything in the store', '/store'], { variant: 'secondary' }),
  ),
  section(
    { theme: 'dark', spacing: 'large' },
    image([0, 0, 11, 12], 'overdub/rehearsal-room', { ratio: '4:5' }),
    quote(
      [13, 3, 11, 8],
      'Three people making the noise of a building being put back together.',
      'Needle Weekly, ten of the year',
    ),
  ),
  section(
    { theme: 'accent', spacing: 'large' },
    newsletter([0, 0, 18, 7], {
      formId: 'form-front-row',
      title: 'Front row',
      text: 'New dates, new records, and the second night before the first one sells out.',
    }),
  ),
);
