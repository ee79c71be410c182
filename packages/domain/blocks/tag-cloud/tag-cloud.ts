import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** The tags or categories of a collection, larger where there is more behind them (block 14). */
export const tagCloud: BlockKind = {
  id: 14,
  key: 'tag-cloud',
  group: 'lists',
  fields: [
    { path: 'collectionId', kind: 'collection' },
    { path: 'source', kind: 'segmented', options: ['tag', 'category'] },
    { path: 'order', kind: 'segmented', options: ['name', 'count'] },
    { path: 'limit', kind: 'range', min: 5, max: 100, step: 5 },
    { path: 'sized', kind: 'switch', optional: true },
    { path: 'showCounts', kind: 'switch', optional: true },
  ],
  defaults: { collectionId: '', source: 'tag', order: 'name', limit: 40, sized: true, showCounts: false },
  sample: (_texts, { posts, stores }) => ({ collectionId: [...posts, ...stores][0] ?? '' }),
  size: { w: 12, h: 5 },
  minSize: { w: 4, h: 2 },
  checks: (value) => emptyWhen(textAt(value, 'collectionId') === '', 'collectionId'),
};
