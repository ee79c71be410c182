import { type BlockKind, textAt } from '../kind.ts';

/** The posts of a collection by month, as older pages have them (block 30). */
export const postsByMonth: BlockKind = {
  id: 30,
  key: 'posts-by-month',
  group: 'lists',
  fields: [{ path: 'collectionId', kind: 'collection' }],
  defaults: { collectionId: '' },
  size: { w: 8, h: 8 },
  replacement: (value) => ({
    type: 61,
    value: {
      collectionId: textAt(value, 'collectionId'),
      groupBy: 'month',
      layout: 'list',
      showCounts: true,
    },
  }),
};
