import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** The months, categories, tags or authors of a collection, each with its list (block 61). */
export const archive: BlockKind = {
  id: 61,
  key: 'archive',
  group: 'lists',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'groupBy', kind: 'select', options: ['month', 'category', 'tag', 'author'] },
    { path: 'layout', kind: 'segmented', options: ['list', 'row', 'collapsed'] },
    { path: 'showCounts', kind: 'switch', optional: true },
  ],
  defaults: { collectionId: '', groupBy: 'month', layout: 'list', showCounts: true },
  // Products have no months.
  sample: (_texts, { posts: [post], stores: [store = ''] }) =>
    post === undefined && store !== ''
      ? { collectionId: store, groupBy: 'category' }
      : { collectionId: post ?? '' },
  size: { w: 8, h: 8 },
  minSize: { w: 4, h: 2 },
  checks: (value) => emptyWhen(textAt(value, 'collectionId') === '', 'collectionId'),
};
