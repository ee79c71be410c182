import { type BlockKind, emptyWhen, recordsAt, textAt } from '../kind.ts';

/** Dates of a tour with place and tickets (block 59). */
export const tourDates: BlockKind = {
  id: 59,
  key: 'tour-dates',
  group: 'lists',
  fields: [
    {
      path: 'dates',
      kind: 'list',
      max: 200,
      fields: [
        { path: 'date', kind: 'date' },
        { path: 'city', kind: 'text', maxLength: 100 },
        { path: 'venue', kind: 'text', maxLength: 200, optional: true },
        { path: 'status', kind: 'select', options: ['tickets', 'free', 'sold-out', 'canceled'] },
        { path: 'href', kind: 'link', when: { path: 'status', is: ['tickets', 'free'] }, optional: true },
      ],
    },
    { path: 'showPast', kind: 'switch', optional: true },
  ],
  defaults: { dates: [], showPast: false },
  sample: (texts) => ({
    dates: [{ date: '', city: texts('blockCity'), venue: texts('blockVenue'), status: 'tickets', href: '' }],
  }),
  size: { w: 20, h: 8 },
  minSize: { w: 8, h: 3 },
  text: (value) =>
    recordsAt(value, 'dates')
      .map((entry) => [textAt(entry, 'city'), textAt(entry, 'venue')].filter(Boolean).join(', '))
      .join('\n'),
  checks: (value) => emptyWhen(recordsAt(value, 'dates').length === 0, 'dates'),
};
