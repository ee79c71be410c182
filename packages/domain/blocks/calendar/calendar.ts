import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** Months with the events or posts of a collection on their days; a list on a phone (block 26). */
export const calendar: BlockKind = {
  id: 26,
  key: 'calendar',
  group: 'lists',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'months', kind: 'range', min: 1, max: 12, step: 1 },
    { path: 'weekStart', kind: 'segmented', options: ['monday', 'sunday'] },
  ],
  defaults: { collectionId: '', months: 3, weekStart: 'monday' },
  sample: (_texts, { posts: [collectionId = ''] }) => ({ collectionId }),
  size: { w: 24, h: 16 },
  minSize: { w: 8, h: 8 },
  checks: (value) => emptyWhen(textAt(value, 'collectionId') === '', 'collectionId'),
};
